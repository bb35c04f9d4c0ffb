import type { BrowserContext, Page } from '@playwright/test';
import { officePath } from '#contract/office/paths';
import { type PreviewCommand, textPreviewPath } from '#contract/office/text-preview';
import type { SiteProcess } from '../../e2e/support/site-process.ts';

export const processorRate = 4;
export const presses = 40;

/** Milliseconds between two keys: longer than it takes until texts are measured, so that this is in the way as well. */
const keyIntervalMs = 200;

const address = 'en/home/hero/title';
const frame = `<!doctype html><iframe width="1440" height="900" src="${textPreviewPath('/', 'en')}"></iframe>
<script>addEventListener('message', ({ data }) => { globalThis[data.type] = true; })</script>`;

/** In the browser: calls back once the page in the frame has painted another headline. A task from an animation frame runs after its paint. */
const whenPainted = (callback: string) => `{
  const page = frames[0];
  new page.MutationObserver((changes, observer) => {
    observer.disconnect();
    page.requestAnimationFrame(() => setTimeout(() => ${callback}));
  }).observe(page.document.querySelector('h1'), { subtree: true, childList: true, characterData: true });
}`;

/** In the browser: sends a preview what was typed, and resolves with the milliseconds until the page in the frame has painted it. */
const show = (command: PreviewCommand & { type: 'show' }) => `new Promise((resolve) => {
  const before = performance.now();
  ${whenPainted('resolve(performance.now() - before)')}
  frames[0].postMessage(${JSON.stringify(command)}, location.origin);
})`;

/** In the browser: notes when a key is pressed. */
const notePress = `addEventListener('keydown', ({ timeStamp }) => { globalThis.pressedAt = timeStamp; }, { capture: true });
addEventListener('message', ({ data }) => { globalThis[data.type] = (globalThis[data.type] ?? 0) + 1; });`;

/** In the browser, before a key: makes a promise of the milliseconds from the key to the same paint. A key would overtake what is evaluated after it. */
const awaitKey = `globalThis.painted = new Promise((resolve) => ${whenPainted('resolve(performance.now() - globalThis.pressedAt)')});`;

/** The headline of the home page is written letter by letter: milliseconds from each to the paint in the preview, of the preview alone and in the Office. */
export async function measureTyping(context: BrowserContext, site: SiteProcess): Promise<Record<string, number[]>> {
  return {
    'a text of the site, in its preview': await timesInPreview(await context.newPage(), site),
    'a text of the site, typed beside its preview': await timesInOffice(await context.newPage(), site),
  };
}

async function timesInPreview(page: Page, site: SiteProcess): Promise<number[]> {
  await page.route('**/frame', (route) => route.fulfill({ contentType: 'text/html', body: frame }));
  await page.goto(`${site.url}/frame`);
  await page.waitForFunction('globalThis.measured');
  return await timesOf(page, (length) =>
    page.evaluate<number>(show({ type: 'show', address, value: { highlight: 'words '.repeat(8).slice(0, length) } })),
  );
}

async function timesInOffice(page: Page, site: SiteProcess): Promise<number[]> {
  await page.addInitScript(notePress);
  await page.goto(`${site.url}${officePath}/texts?text=home&section=hero&line=${address}`);
  // In either language.
  await until(page, `globalThis.measured >= 2 && document.activeElement.matches('textarea')`);
  await page.keyboard.press('End');
  return await timesOf(page, async () => {
    await page.evaluate(`${awaitKey} undefined`);
    await page.keyboard.press('w');
    return await page.evaluate<number>('globalThis.painted');
  });
}

/** The policy of the Office refuses what Playwright would wait by in the page. */
async function until(page: Page, condition: string): Promise<void> {
  while (!(await page.evaluate<boolean>(condition))) await page.waitForTimeout(50);
}

/** Takes the time of each letter on a slow processor. */
async function timesOf(page: Page, type: (length: number) => Promise<number>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  const times: number[] = [];
  for (let length = 1; length <= presses; length++) {
    times.push(await type(length));
    await page.waitForTimeout(keyIntervalMs);
  }
  await page.close();
  return times;
}
