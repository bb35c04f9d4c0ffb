import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** Every page that is examined has to read it; the package's own `source` is twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The narrowest width that the site is made for, in CSS pixels (WCAG 1.4.10). */
export const narrowestWidth = 320;

/**
 * The violations that axe finds on the page, or in the parts of it that the selectors name; contrast included. Nothing but violations
 * is described and sent here, and nothing is loaded for the rules that can only ask for a review: that takes most of axe's time.
 */
export async function accessibilityViolations(page: Page, ...selectors: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (include): Promise<Result[]> => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const context = include.length > 0 ? { include } : document;
    return (await axe.run(context, { resultTypes: ['violations'], preload: false })).violations;
  }, selectors);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** CSS pixels by which the page scrolls horizontally. */
export const horizontalOverflow = (page: Pick<Page, 'evaluate'>): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Those of the widths of a window, in CSS pixels, at which the page scrolls horizontally; the window keeps the last of them. Nothing is
 * painted for them, which would take longer than to lay the page out.
 */
export async function overflowingWidths(page: Page, ...widths: number[]): Promise<number[]> {
  const setOpacity = (opacity: string) => page.evaluate((value) => document.documentElement.style.setProperty('opacity', value), opacity);
  const overflowing: number[] = [];
  await setOpacity('0');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await horizontalOverflow(page)) > 0) overflowing.push(width);
  }
  await setOpacity('');
  return overflowing;
}
