// `npm run bench:navigation [-- rounds]`: ten clicks from page to page on 4G with a processor slowed down four times, with what pages load
// ahead and without. Prints the milliseconds from each click to the largest paint, and their medians; ends with an error when loading ahead
// leaves the median above the limit.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { urls } from '#contract/urls';
import { speculationRulesPath } from '#server/pages/speculation-rules';
import { browserOptions } from '../e2e/support/browser.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { median } from './support/measures.ts';
import { startSlowLink } from './support/slow-link.ts';
import { slowProcessor } from './support/slow-processor.ts';

/** Milliseconds. */
const limit = 200;
const processorRate = 4;
/** Where the browser takes DevTools connections. */
const port = 9334;
/** Milliseconds for which a visitor looks at a page, and for which the pointer is over a link before it is pressed. */
const readingTime = 2_500;
const handTime = 700;
/** Milliseconds after which the largest paint of a page is taken to be the last. */
const settled = 3_000;

/** A walk through the site by links that each page has: its bar is on all of them. */
const walk = [
  urls.about,
  urls.ourGroup,
  urls.clients,
  urls.cyberSecurity,
  urls.ai,
  urls.networking,
  urls.website,
  urls.seo,
  urls.maintenance,
  urls.home,
] as const;

/** In the browser: the time of the click, for the next page. */
function noteClicks(): void {
  addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)), true);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: performance.timeOrigin + startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** In the browser: milliseconds from the click to the largest paint, and whether the page was there before. */
function timesOfPage(): { paint: number; ahead: boolean } {
  const clicked = Number(sessionStorage.getItem('clicked'));
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & { activationStart: number })[];
  return {
    paint: (window as unknown as { largestPaint: number }).largestPaint - clicked,
    ahead: (navigation?.activationStart ?? 0) > 0,
  };
}

async function clickTo(page: Page, path: string): Promise<{ paint: number; ahead: boolean }> {
  const link = page.locator(`header nav a[href="${path}"], header a[href="${path}"]`).first();
  if (!(await link.isVisible())) await page.locator('[data-drop] button').hover();
  await link.hover();
  await page.waitForTimeout(handTime);
  await link.click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname === path);
  await page.waitForTimeout(settled);
  return page.evaluate(timesOfPage);
}

async function measureWalk(context: BrowserContext, origin: string): Promise<{ paint: number; ahead: boolean }[]> {
  const page = await context.newPage();
  await page.goto(origin);
  const times = [];
  for (const path of walk) {
    await page.mouse.move(640, 700);
    await page.waitForTimeout(readingTime);
    times.push(await clickTo(page, path));
  }
  await page.close();
  return times;
}

async function measure(origin: string, loadsAhead: boolean): Promise<{ paint: number; ahead: boolean }[]> {
  // Each walk begins with an empty cache.
  const browser = await chromium.launch({ ...browserOptions, args: [...(browserOptions.args ?? []), `--remote-debugging-port=${port}`] });
  const stop = await slowProcessor(port, processorRate);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(noteClicks);
    // Without the rules a browser loads nothing ahead.
    if (!loadsAhead) await context.route(`**${speculationRulesPath}`, (route) => route.abort());
    return await measureWalk(context, origin);
  } finally {
    stop();
    await browser.close();
  }
}

const rounds = Number(process.argv[2] ?? 3);
const site = await SiteProcess.start('working', { WARM_UP: 'on' });
const link = await startSlowLink(site.url);
try {
  const columns: Record<'without' | 'with', { paint: number; ahead: boolean }[][]> = { without: [], with: [] };
  for (let round = 0; round < rounds; round += 1) {
    columns.without.push(await measure(link.url, false));
    columns.with.push(await measure(link.url, true));
  }
  const at = (column: keyof typeof columns, index: number) =>
    Math.round(median(columns[column].map((walked) => walked[index]?.paint ?? 0)));
  const all = (column: keyof typeof columns) => Math.round(median(columns[column].flat().map(({ paint }) => paint)));
  console.log('| click to | without, ms | loaded ahead, ms | were there |');
  console.log('| --- | --- | --- | --- |');
  for (const [index, path] of walk.entries()) {
    const there = columns.with.filter((walked) => walked[index]?.ahead).length;
    console.log(`| ${path} | ${at('without', index)} | ${at('with', index)} | ${there} of ${rounds} |`);
  }
  console.log(`| median | ${all('without')} | ${all('with')} | |`);
  if (all('with') > limit) {
    console.error(`The median is above ${limit} ms`);
    process.exitCode = 1;
  }
} finally {
  await link.close();
  await site.remove();
}
