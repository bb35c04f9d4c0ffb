// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useCardStack } from './use-card-stack.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

type Stack = ReturnType<typeof useCardStack>;

function Cards({ count, onRender }: { count: number; onRender: (stack: Stack) => void }) {
  const stack = useCardStack(count, 'ltr');
  onRender(stack);
  return <ul onKeyDown={stack.onKeyDown} />;
}

/** @returns sets the number of cards, and returns the stack that they make */
function stackOf(): (count: number) => Stack {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return (count) => {
    let stack: Stack | undefined;
    act(() => root.render(<Cards count={count} onRender={(rendered) => (stack = rendered)} />));
    return stack as unknown as Stack;
  };
}

test('a card is in front whatever number a refresh brings', () => {
  const withCards = stackOf();
  for (let turns = 0; turns < 3; turns += 1) {
    const { next } = withCards(5);
    act(next);
  }
  expect(withCards(5).front).toBe(3);
  const fewer = withCards(2);
  expect([0, 1].map(fewer.placeOf)).toContain('front');
  expect(fewer.front).toBeLessThan(2);
  expect(withCards(0).front).toBe(0);
});

test('an arrow with Alt or ⌘ stays the browser’s, which goes back with it', () => {
  const withCards = stackOf();
  withCards(3);
  const press = (modifiers: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true, ...modifiers });
    act(() => void document.querySelector('ul')?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([press({ altKey: true }), press({ metaKey: true }), withCards(3).front]).toEqual([false, false, 0]);
  expect([press({}), withCards(3).front]).toEqual([true, 1]);
});
