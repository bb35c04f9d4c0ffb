import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { officeHeader, officePath, officeUrl } from '#contract/office/paths';
import { browserOptions } from '../../e2e/support/browser.ts';
import type { SiteProcess } from '../../e2e/support/site-process.ts';
import { measureTyping, presses, processorRate } from './office-preview.ts';

/** Milliseconds between two keys: what a move brings along, requests and what lies beside the list, is done with by then, or in the way. */
const keyIntervalMs = 150;

interface Move {
  name: string;
  path: string;
  keys: readonly string[];
  /** Whether each key takes the focus to another row. */
  movesFocus?: boolean;
}

const times = (...keys: string[]) => Array.from({ length: presses }, (_, index) => keys[index % keys.length] as string);
const downAndUp = times('j', 'j', 'j', 'k');

const moves: readonly Move[] = [
  { name: 'quotes beside the open one, J K', path: '/quotes', keys: downAndUp, movesFocus: true },
  { name: 'quotes, selected (X, Shift J)', path: '/quotes', keys: times('x', 'Shift+J') },
  { name: 'quotes, set aside (H)', path: '/quotes', keys: times('h'), movesFocus: true },
  { name: 'quotes as a table, J K', path: '/quotes?view=everything&layout=table', keys: downAndUp, movesFocus: true },
  { name: 'applications, steps: J K', path: '/applications', keys: downAndUp, movesFocus: true },
  // The first key on the steps lights the first application.
  { name: 'applications, steps: arrows', path: '/applications', keys: ['j', ...times('ArrowRight', 'ArrowLeft')], movesFocus: true },
  { name: 'applications as a list, J K', path: '/applications?layout=list', keys: downAndUp, movesFocus: true },
  { name: 'reviews, J K', path: '/reviews', keys: downAndUp },
  { name: 'Today, J K', path: '', keys: downAndUp, movesFocus: true },
];

/** In the browser: what each key took to its paint, as Event Timing has it, and when the focus moved and was painted. */
const observe = `(() => {
  const seen = { events: [], focused: [] };
  globalThis.moves = seen;
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) if (name === 'keydown') seen.events.push({ startTime, duration });
  }).observe({ type: 'event', durationThreshold: 16 });
  // A task from an animation frame runs after its paint.
  addEventListener('focusin', () => {
    const focus = { at: performance.now() };
    seen.focused.push(focus);
    requestAnimationFrame(() => setTimeout(() => { focus.paintedAt = performance.now(); }));
  }, true);
  addEventListener('keydown', ({ timeStamp }) => { seen.pressedAt = timeStamp; }, true);
})()`;

/**
 * Of the last key: milliseconds to its paint; where it moves the focus after that, to the paint of the focus. Null when the focus stays for two
 * seconds.
 */
const lastTime = (movesFocus: boolean) => `new Promise((resolve) => {
  const { pressedAt, events, focused } = moves;
  const look = () => {
    const focus = focused.find(({ at }) => at >= pressedAt);
    if (${movesFocus} && focus?.paintedAt === undefined) return performance.now() - pressedAt > 2_000 ? resolve(null) : setTimeout(look, 20);
    setTimeout(() => {
      const painted = events.findLast(({ startTime }) => Math.abs(startTime - pressedAt) < 1)?.duration ?? 16;
      resolve(${movesFocus} && focus.at > pressedAt + painted ? focus.paintedAt - pressedAt : painted);
    }, ${keyIntervalMs});
  };
  look();
})`;

/** By what is pressed where: milliseconds from each key to the paint of what it did. The site has what office-store.ts fills in. */
export async function measureMoves(site: SiteProcess): Promise<Record<string, number[]>> {
  const browser = await chromium.launch(browserOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signIn(context, site);
    const measured = await measureTyping(context, site);
    for (const move of moves) {
      const page = await context.newPage();
      measured[move.name] = await timesOf(page, site, move);
      await page.close();
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function signIn(context: BrowserContext, site: SiteProcess): Promise<void> {
  const [, token = ''] = (await site.officeLink).split('#');
  const headers = { Origin: site.url, [officeHeader.name]: officeHeader.value };
  const opened = await context.request.post(site.url + officeUrl('link', { token }), { headers, data: {} });
  if (!opened.ok()) throw new Error(`The demo owner's link returned ${opened.status()}`);
}

async function timesOf(page: Page, site: SiteProcess, { name, path, keys, movesFocus = false }: Move): Promise<number[]> {
  await page.addInitScript(observe);
  await page.goto(`${site.url}${officePath}${path}`);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  const times: number[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const time = await page.evaluate<number | null>(lastTime(movesFocus));
    if (time === null) throw new Error(`${name}: ${key} moves nothing`);
    times.push(time);
  }
  return times;
}
