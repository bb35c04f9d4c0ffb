// @vitest-environment happy-dom
import { act, type TouchEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useCoverageCarousel } from './use-coverage-carousel.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

type Carousel = ReturnType<typeof useCoverageCarousel>;

function Pages({ onRender }: { onRender: (carousel: Carousel) => void }) {
  onRender(useCoverageCarousel());
  return null;
}

test('a finger turns the page when it moves sideways, and not when it scrolls and drifts', () => {
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  let carousel: Carousel | undefined;
  act(() => root.render(<Pages onRender={(rendered) => (carousel = rendered)} />));
  const swipe = (across: number, down: number) =>
    act(() => {
      const at = (clientX: number, clientY: number) => ({ item: () => ({ clientX, clientY }) }) as unknown as TouchEvent['touches'];
      carousel?.pointerHandlers.onTouchStart({ touches: at(200, 200) });
      carousel?.pointerHandlers.onTouchEnd({ changedTouches: at(200 + across, 200 + down) });
    });
  swipe(-60, -300);
  expect(carousel?.page).toBe(0);
  swipe(-60, -20);
  expect(carousel?.page).toBe(1);
});
