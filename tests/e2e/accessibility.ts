import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

/** Every page that is examined has to read it; the package's own `source` is twice as long. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The narrowest width that the site is made for, in CSS pixels (WCAG 1.4.10). */
const narrowestWidth = 320;

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
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The same on a window of another width. */
export async function horizontalOverflowAt(page: Page, width: number = narrowestWidth): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return horizontalOverflow(page);
}
