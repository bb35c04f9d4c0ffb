// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTouchSelection } from './use-touch-selection.ts';

const told: string[] = [];
let isSelecting = false;
let row: HTMLElement;

function Rows() {
  const touch = useTouchSelection({
    isSelecting,
    onBegin: (id) => told.push(`begins with ${id}`),
    onToggle: (id) => told.push(`toggles ${id}`),
  });
  return (
    <div {...touch}>
      <div data-row="one">
        <a href="#opened">One</a>
      </div>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(selecting: boolean): Promise<void> {
  isSelecting = selecting;
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Rows />));
  row = document.querySelector('a') as HTMLElement;
}

const pointer = (type: string, clientX = 10, pointerType = 'touch') =>
  row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX, clientY: 10 }));
/** Whether the link was followed. */
const click = () => row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a finger that rests on a row begins to select with it, and opens nothing when it is lifted', async () => {
  await show(false);
  pointer('pointerdown');
  vi.advanceTimersByTime(500);
  pointer('pointerup');

  expect([click(), told]).toEqual([false, ['begins with one']]);
});

test.each([
  ['is lifted soon', () => pointer('pointerup')],
  ['scrolls', () => pointer('pointermove', 40)],
  ['is taken by the browser', () => pointer('pointercancel')],
])('a finger that %s begins nothing, and a tap opens the row', async (_, goOn) => {
  await show(false);
  pointer('pointerdown');
  vi.advanceTimersByTime(200);
  goOn();
  vi.advanceTimersByTime(1_000);

  expect([click(), told]).toEqual([true, []]);
});

test('a mouse that is held begins nothing', async () => {
  await show(false);
  pointer('pointerdown', 10, 'mouse');
  vi.advanceTimersByTime(1_000);

  expect(told).toEqual([]);
});

test('while rows are selected a tap selects one and opens none', async () => {
  await show(true);
  pointer('pointerdown');
  pointer('pointerup');

  expect([click(), told]).toEqual([false, ['toggles one']]);
});
