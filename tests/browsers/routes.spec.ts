import { locales, localizedPath } from '#contract/locales';
import { horizontalOverflow } from '../e2e/accessibility.ts';
import { hiddenHeadings, missingPictures } from '../e2e/support/page-faults.ts';
import { routes } from '../e2e/support/routes.ts';
import { desktop, phone } from '../e2e/support/screens.ts';
import { scrollThroughPage, visitWaitingSections } from '../e2e/support/scrolling.ts';
import type { Tab } from './support/tab.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page has written where it has a place: how many characters of it can be seen, and the lines that can not. Lines that wait for the pointer or
 * for their turn may.
 */
function writtenOn(tab: Tab): Promise<{ visible: number; invisible: string[] }> {
  return tab.evaluate(() => {
    const mayWait = '[aria-hidden="true"], [inert], dialog, [popover], :is(a, button, li, [tabindex]):not(:hover) > *';
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const textOf = ({ textContent }: Element) => (textContent ?? '').trim();
    const lines = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label, a, button)')].filter(
      (line) => line.checkVisibility() && textOf(line) !== '',
    );
    return {
      visible: lines.filter(isSeen).reduce((sum, line) => sum + textOf(line).length, 0),
      invisible: lines.filter((line) => !isSeen(line) && line.closest(mayWait) === null).map((line) => textOf(line).slice(0, 60)),
    };
  });
}

/** Expects what has to hold for a page on a screen, after a visitor has scrolled through it. */
async function expectSound(tab: Tab, path: string): Promise<void> {
  await tab.goto(path);
  expect(await tab.evaluate(() => document.title.trim())).not.toBe('');
  expect(await tab.locator('h1').count()).toBe(1);
  expect(await tab.locator('h1').isVisible()).toBe(true);
  await scrollThroughPage(tab);
  await expect(async () => {
    const missing = await missingPictures(tab);
    const hidden = [...(await hiddenHeadings(tab)), ...(await writtenOn(tab)).invisible];
    // A busy browser may not have begun to load or to reveal something while it was in view.
    if (missing.length + hidden.length > 0) await visitWaitingSections(tab);
    expect({ missing, hidden }).toEqual({ missing: [], hidden: [] });
  }).toPass({ timeout: 15_000 });
  expect((await writtenOn(tab)).visible).toBeGreaterThan(0);
  expect(await horizontalOverflow(tab)).toBe(0);
}

for (const locale of locales)
  for (const { width, height } of [desktop.viewport, phone.viewport])
    for (const url of routes) {
      const path = localizedPath(url, locale);
      // In pairs: either language on either screen.
      const isQuick = (locale === 'en') === (width === desktop.viewport.width) && routes.indexOf(url) % 2 === (locale === 'en' ? 0 : 1);
      test(`${path} shows everything and does not scroll sideways at ${width} px`, { tag: isQuick ? '@quick' : [] }, async ({ tab }) => {
        await tab.setViewportSize({ width, height });
        await expectSound(tab, path);
      });
    }
