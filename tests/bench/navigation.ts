// `npm run bench:navigation [-- rounds]`: ten clicks from page to page on 4G with a processor slowed down four times, with
// prerendering and without. Prints the milliseconds from each click to the largest paint, and their medians; ends with an error when the median
// with prerendering is above the limit.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { urls } from '#contract/urls';
import { speculationRulesPath } from '#server/pages/speculation-rules';
import { browserOptions } from '../e2e/support/browser.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { DevTools, type PageSession } from './support/devtools.ts';
import { median } from './support/measures.ts';
import { startSlowLink } from './support/slow-link.ts';

/** Milliseconds. */
const maxMedianMs = 200;
const processorRate = 4;
/** Milliseconds for which a visitor looks at a page, and for which the pointer is over a link before it is pressed. */
const pageViewMs = 2_500;
const hoverMs = 1_000;
/** Milliseconds after which the largest paint of a page is taken to be the last. */
const lcpWaitMs = 3_000;

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

interface Times {
  /** Milliseconds from the click to the largest paint. */
  paint: number;
  /** Whether the page was there before the click. */
  isPrerendered: boolean;
}

/** In the browser: keeps the time of the click for the next page. */
const noteClick = `addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp), true)`;

const timesOfPage = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    const paint = performance.timeOrigin + list.getEntries().at(-1).startTime - clicked;
    resolve({ paint, isPrerendered: performance.getEntriesByType('navigation')[0].activationStart > 0 });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** The middle of the visible link to a path in the bar or its menu; undefined when there is none. */
const placeOf = (path: string) => `(() => {
  const visible = [...document.querySelectorAll('header a[href="${path}"]')].find((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const box = visible?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;
const placeOfMenu = `(() => {
  const box = document.querySelector('[data-drop] button').getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
})()`;

interface Place {
  x: number;
  y: number;
}
const mouse = (page: PageSession, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', place: Place) =>
  page.send('Input.dispatchMouseEvent', { type, ...place, ...(type !== 'mouseMoved' && { button: 'left', clickCount: 1 }) });

async function clickTo(page: PageSession, path: string): Promise<void> {
  await page.evaluate(noteClick);
  let place = await page.evaluate<Place | undefined>(placeOf(path));
  if (!place) {
    await mouse(page, 'mouseMoved', await page.evaluate(placeOfMenu));
    await pause(hoverMs);
    place = await page.evaluate<Place | undefined>(placeOf(path));
  }
  if (!place) throw new Error(`No link leads to ${path}`);
  await mouse(page, 'mouseMoved', place);
  await pause(hoverMs);
  await mouse(page, 'mousePressed', place);
  await mouse(page, 'mouseReleased', place);
}

async function measure(origin: string, prerenders: boolean): Promise<Times[]> {
  // Each walk begins with an empty cache.
  const browser = await DevTools.start(
    browserOptions.executablePath ?? chromium.executablePath(),
    browserOptions.args ?? [],
    processorRate,
  );
  try {
    let page = await browser.shownPage();
    if (!prerenders) {
      // Without the rules a browser prerenders nothing.
      await page.send('Network.enable');
      await page.send('Network.setBlockedURLs', { urls: [`*${speculationRulesPath}`] });
    }
    await page.send('Page.navigate', { url: origin });
    page = await browser.shownPage(urls.home);
    const times: Times[] = [];
    for (const path of walk) {
      await mouse(page, 'mouseMoved', { x: 640, y: 700 });
      await pause(pageViewMs);
      await clickTo(page, path);
      page = await browser.shownPage(path);
      await pause(lcpWaitMs);
      times.push(await page.evaluate<Times>(timesOfPage));
    }
    return times;
  } finally {
    await browser.stop();
  }
}

const rounds = Number(process.argv[2] ?? 3);
const site = await SiteProcess.start('working', { WARM_UP: 'on' });
const link = await startSlowLink(site.url);
try {
  const columns: Record<'without' | 'with', Times[][]> = { without: [], with: [] };
  for (let round = 0; round < rounds; round += 1) {
    columns.without.push(await measure(link.url, false));
    columns.with.push(await measure(link.url, true));
  }
  const at = (column: keyof typeof columns, index: number) =>
    Math.round(median(columns[column].map((walked) => walked[index]?.paint ?? 0)));
  const all = (column: keyof typeof columns) => Math.round(median(columns[column].flat().map(({ paint }) => paint)));
  console.log('| click to | without, ms | prerendered, ms | were prerendered |');
  console.log('| --- | --- | --- | --- |');
  for (const [index, path] of walk.entries()) {
    const there = columns.with.filter((walked) => walked[index]?.isPrerendered).length;
    console.log(`| ${path} | ${at('without', index)} | ${at('with', index)} | ${there} of ${rounds} |`);
  }
  console.log(`| median | ${all('without')} | ${all('with')} | |`);
  if (all('with') > maxMedianMs) {
    console.error(`The median is above ${maxMedianMs} ms`);
    process.exitCode = 1;
  }
} finally {
  await link.close();
  await site.remove();
}
