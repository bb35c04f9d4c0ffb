import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openOffice, test } from '../support/office.ts';
import { officeToast } from '../support/toasts.ts';

test.use({ as: 'owner' });

interface Pointer {
  down(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  up(): Promise<unknown>;
}

const mouse = ({ mouse }: Page): Pointer => ({
  down: async (x, y) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: (x, y) => mouse.move(x, y),
  up: () => mouse.up(),
});

async function finger(page: Page): Promise<Pointer> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  };
}

const handle = /^Move .*, position \d+ of/;

/** Lists each list that has an order: where it is, and what its items are. */
const lists = [
  { name: 'public reviews', path: '/reviews', item: 'li[data-id]' },
  { name: 'the wall of clients', path: '/clients', item: 'li[data-id]' },
  { name: 'the table of clients', path: '/clients?layout=list', item: 'tr[data-id]' },
  { name: 'offices', path: '/offices', item: 'tr[data-id]' },
  { name: 'people of About', path: '/members', item: 'tr[data-id]' },
];

const idsOf = (items: Locator) => items.evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.id));

/** Holds the item at `from` by its handle, and moves it by small steps past the middle of the one at `to`. */
async function hold(pointer: Pointer, items: Locator, from: number, to: number): Promise<void> {
  await items.nth(from).hover();
  const grip = await items.nth(from).getByRole('button', { name: handle }).boundingBox();
  const goal = await items.nth(to).boundingBox();
  if (!grip || !goal) throw new Error('There is nothing to drag');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  const end = { x: goal.x + (goal.width > 400 ? x - goal.x : goal.width / 2), y: goal.y + goal.height * (to > from ? 0.7 : 0.3) };
  await pointer.down(x, y);
  const steps = 24;
  for (let step = 1; step <= steps; step += 1) await pointer.move(x + ((end.x - x) * step) / steps, y + ((end.y - y) * step) / steps);
}

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

for (const { name, path, item } of lists) {
  test(`an item of ${name} is dragged over three places, Esc puts it back, and undo as well`, async ({ page }) => {
    await openOffice(page, path);
    const items = page.locator(item);
    await expect(items.nth(3)).toBeVisible();
    const before = await idsOf(items);

    await hold(mouse(page), items, 0, 3);
    await expect.poll(() => idsOf(items)).toEqual(moved(before, 0, 3));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => idsOf(items)).toEqual(before);

    await hold(mouse(page), items, 0, 3);
    await page.mouse.up();
    await expect(officeToast(page, /Moved .* to position 4/)).toBeVisible();
    await page.reload();
    await expect.poll(() => idsOf(items)).toEqual(moved(before, 0, 3));

    await hold(mouse(page), items, 3, 1);
    await page.mouse.up();
    await expect(officeToast(page, /Moved .* to position 2/)).toBeVisible();
    await page.keyboard.press('z');
    await expect.poll(() => idsOf(items)).toEqual(moved(before, 0, 3));
  });
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  for (const { name, path, item } of lists)
    test(`a finger drags an item of ${name} over two places`, async ({ page }) => {
      await openOffice(page, path);
      const items = page.locator(item);
      await expect(items.nth(2)).toBeVisible();
      const before = await idsOf(items);
      const pointer = await finger(page);
      await hold(pointer, items, 0, 2);
      await pointer.up();
      await expect(officeToast(page, /Moved .* to position 3/)).toBeVisible();
      expect(await idsOf(items)).toEqual(moved(before, 0, 2));
    });
});
