import type { BrowserContext } from '@playwright/test';
import { type PreviewCommand, textPreviewPath } from '#contract/office/text-preview';
import type { SiteProcess } from '../../e2e/support/site-process.ts';

export const processorRate = 4;
export const presses = 40;

/** Milliseconds between two keys: longer than it takes until texts are measured, so that this is in the way as well. */
const keyIntervalMs = 200;

const address = 'en/home/hero/title';
const frame = `<!doctype html><iframe width="1440" height="900" src="${textPreviewPath('/', 'en')}"></iframe>
<script>addEventListener('message', ({ data }) => { globalThis[data.type] = true; })</script>`;

/** In the browser: sends a preview what was typed, and resolves with the milliseconds until the page in the frame has painted it. */
const type = (command: PreviewCommand & { type: 'show' }) => `new Promise((resolve) => {
  const page = frames[0];
  const before = performance.now();
  new page.MutationObserver((changes, observer) => {
    observer.disconnect();
    // A task from an animation frame runs after its paint.
    page.requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - before)));
  }).observe(page.document.querySelector('h1'), { subtree: true, characterData: true });
  page.postMessage(${JSON.stringify(command)}, location.origin);
})`;

/** The headline of the home page is written letter by letter: milliseconds from each to the paint in the preview. */
export async function measureTyping(context: BrowserContext, site: SiteProcess): Promise<Record<string, number[]>> {
  const page = await context.newPage();
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
  await page.goto(`${site.url}/frame`);
  await page.waitForFunction('globalThis.measured');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  const times: number[] = [];
  for (let length = 1; length <= presses; length++) {
    times.push(await page.evaluate<number>(type({ type: 'show', address, value: { highlight: 'words '.repeat(8).slice(0, length) } })));
    await page.waitForTimeout(keyIntervalMs);
  }
  await page.close();
  return { 'a text of the site, in its preview': times };
}
