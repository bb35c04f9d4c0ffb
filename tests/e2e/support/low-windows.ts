import { expect, type Locator, type Page } from '@playwright/test';

/** A window at 200 %, a phone lying down, and one whose bars take their part; the last two with a keyboard on the screen, which makes the window lower. */
const lowWindows = [
  { width: 640, height: 400 },
  { width: 812, height: 375 },
  { width: 390, height: 664 },
  { width: 390, height: 340 },
  { width: 812, height: 200 },
];

/**
 * Expects of an open dialog that in every low window it lies within the window, and that its title, what closes it, its fields and its actions can
 * be scrolled into view within it, with nothing over them.
 */
export async function expectReachable(page: Page, dialog: Locator): Promise<void> {
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    await expect.poll(() => dialog.evaluate(unreachable), `${size.width} × ${size.height}`).toEqual([]);
  }
}

/** Runs in the page: what is wrong, by name. */
async function unreachable(dialog: Element): Promise<string[]> {
  const nameOf = (element: Element) => element.getAttribute('aria-label') || element.textContent?.slice(0, 40) || element.localName;
  const isWithin = ({ left, right, top, bottom }: DOMRect) =>
    left >= -0.5 && right <= innerWidth + 0.5 && top >= -0.5 && bottom <= innerHeight + 0.5;
  const isCovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  };
  const wanted = [...dialog.querySelectorAll<HTMLElement>('h2, button, input, textarea, select, a[href], [role="option"]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('input[type="file"], .visually-hidden'),
  );
  const problems = isWithin(dialog.getBoundingClientRect()) ? [] : ['the dialog is not within the window'];
  if (dialog.scrollWidth > dialog.clientWidth) problems.push('the dialog scrolls sideways');
  const focused = document.activeElement;
  for (const element of wanted) {
    if (element.matches('input, textarea, select')) element.focus();
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // What is higher than the window is only begun.
    const rect = element.getBoundingClientRect();
    const shown = new DOMRect(rect.x, rect.y, rect.width, Math.min(rect.height, 48));
    if (!isWithin(shown) || (rect.height <= 48 && isCovered(element))) problems.push(nameOf(element));
  }
  if (focused instanceof HTMLElement) focused.focus();
  return problems;
}
