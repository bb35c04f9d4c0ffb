import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The narrowest width that the site is made for, in CSS pixels (WCAG 1.4.10). */
const narrowestWidth = 320;

/** The violations that axe finds on the page, or in the parts of it that the selectors name; contrast included. */
export async function accessibilityViolations(page: Page, ...selectors: string[]): Promise<string[]> {
  const axe = selectors.reduce((builder, selector) => builder.include(selector), new AxeBuilder({ page }));
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** CSS pixels by which the page scrolls horizontally. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same on a window of another width. */
export async function horizontalOverflowAt(page: Page, width: number = narrowestWidth): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return horizontalOverflow(page);
}
