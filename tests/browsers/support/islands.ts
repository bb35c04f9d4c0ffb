import { expect } from '@playwright/test';
import type { Part } from './tab.ts';

/** Scrolls a part into the middle of the window until the scripts of its islands run: what lies above may take on other heights meanwhile. */
export async function hydrate(part: Part): Promise<Part> {
  await expect(async () => {
    const waiting = await part.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top, bottom } = element.getBoundingClientRect();
      const isInView = top < innerHeight && bottom > 0;
      return !isInView || element.closest('astro-island[ssr]') !== null || element.querySelector('astro-island[ssr]') !== null;
    });
    expect(waiting).toBe(false);
  }).toPass();
  return part;
}

/** Waits until a form is checked by its script and no longer by the browser. */
export const waitForFormScript = (form: Part): Promise<void> =>
  expect.poll(() => form.evaluate((element) => (element as HTMLFormElement).noValidate), { timeout: 15_000 }).toBe(true);

/** Whether the part has the focus, or holds what has it. */
export const hasFocus = (part: Part): Promise<boolean> => part.evaluate((element) => element.contains(document.activeElement));
