import type { Page } from '@playwright/test';
import { brand } from '#brand';
import { footer } from '#content/en/footer';
import { expect, test } from './support/test.ts';

test.skip(!brand.chatUrl, 'the company has no chat');

const chatLink = (page: Page) => page.getByRole('link', { name: footer.chat });

/**
 * Scrolls through the page in steps and compares boxes, at each step, of the link and of what it must not cover.
 *
 * @returns what it covered, with the position of the page, and at how many of the steps the link was to be seen
 */
const coveredOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector('[data-chat]') as HTMLElement;
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))));
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const covered = new Set<string>();
    let steps = 0;
    let visible = 0;
    await settled();
    for (let top = 0; ; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      await settled();
      steps += 1;
      const own = boxOf(link);
      const isShown = own.top < innerHeight;
      if (isShown) visible += 1;
      for (const other of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, .card, article), footer :is(a, p:not([aria-hidden] *))',
      )) {
        if (!isShown || other === link || !other.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const { left, right, top: above, bottom } = boxOf(other);
        const overlaps = left < own.right && right > own.left && above < own.bottom && bottom > own.top;
        if (overlaps) covered.add(`${other.localName} "${other.textContent.trim().slice(0, 30)}" at ${Math.round(scrollY)}`);
      }
      if (top >= document.documentElement.scrollHeight - innerHeight) return { covered: [...covered], steps, visible };
    }
  });

for (const [path, widths] of [
  ['/contact', [320, 390, 768, 1024, 1440]],
  ['/network', [390, 1024]],
  ['/', [390, 1440]],
] as const)
  test(`on ${path} the chat link floats clear of fields, buttons, cards and the footer`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
      await page.goto(path);
      const { covered, visible } = await coveredOnTheWay(page);
      expect(covered, `${width} px`).toEqual([]);
      expect(visible, `${width} px`).toBeGreaterThan(1);
      // At the end of the page it stands beside the end of the footer.
      await expect(chatLink(page)).toBeInViewport({ ratio: 1 });
    }
  });

test('the chat link is out of the way of the field that is filled in on a phone, and of what opens over the page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(chatLink(page)).toBeInViewport();
  await page.getByLabel('Full name').focus();
  await expect(chatLink(page)).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(chatLink(page)).toBeInViewport();
  const isCovered = chatLink(page).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(await isCovered).toBe(true);
});
