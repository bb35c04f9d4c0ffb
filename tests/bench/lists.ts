// `npm run bench:lists`: the lists of clients and positions with the demo data, and with 5,000 clients and 500 positions more. Prints the size of
// the HTML, the first paint and the time of a filter. Fails when a limit is exceeded.
import { chromium, type Page } from '@playwright/test';
import { openStore } from '#api/store/open-store';
import { clientCategories, serviceIds } from '#contract/services';
import { urls } from '#contract/urls';
import { browserOptions } from '../e2e/support/browser.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { getEncoded, median } from './support/measures.ts';

const entries = { clients: 5000, careers: 500 };
/** Rows per statement: SQLite takes at most 32,766 values. */
const batchSize = 500;
const visits = 7;
const limits = { brotliHtmlBytes: 300_000, filterMs: 100 };

const site = await SiteProcess.start('working');
const browser = await chromium.launch(browserOptions);
try {
  const few = await measure();
  await addEntries(site.dataDir);
  const many = await measure();
  const filter = await slowestFilter(await browser.newPage());
  console.table({ 'demo data': few, 'and 5,000 clients, 500 positions': many });
  console.log(`Slowest filter: ${filter.toFixed(0)} ms`);
  if (Math.max(many['/clients HTML, bytes'], many['/careers HTML, bytes']) > limits.brotliHtmlBytes || filter > limits.filterMs)
    process.exitCode = 1;
} finally {
  await browser.close();
  await site.remove();
}

async function measure() {
  return {
    '/clients HTML, bytes': (await getEncoded(site.url + urls.clients, 'br')).body.length,
    '/clients first paint, ms': await firstPaint(urls.clients),
    '/careers HTML, bytes': (await getEncoded(site.url + urls.careers, 'br')).body.length,
    '/careers first paint, ms': await firstPaint(urls.careers),
  };
}

/** Milliseconds from the start of the navigation, the median of several visits. */
async function firstPaint(path: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const page = await browser.newPage();
    await page.goto(site.url + path);
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime);
          });
          observer.observe({ type: 'paint', buffered: true });
        }),
    );
    times.push(paint);
    await page.close();
  }
  return Math.round(median(times));
}

/** Milliseconds from the click on a tab to the frame that shows its list. */
async function slowestFilter(page: Page): Promise<number> {
  await page.goto(site.url + urls.clients);
  await page.waitForLoadState('networkidle');
  const times = await page.getByRole('tab').evaluateAll(async (tabs) => {
    // A task queued in an animation frame runs after that frame was painted.
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const times: number[] = [];
    for (const tab of [...tabs.slice(1), ...tabs.slice(0, 1)] as HTMLElement[]) {
      const clicked = performance.now();
      tab.click();
      await painted();
      if (tab.ariaSelected !== 'true') throw new Error(`${tab.textContent} was not selected`);
      times.push(performance.now() - clicked);
    }
    return times;
  });
  return Math.max(...times);
}

async function addEntries(dataDir: string): Promise<void> {
  const store = await openStore({ dataDir });
  try {
    await store.transaction(async ({ clients, careers }) => {
      for (let first = 0; first < entries.clients; first += batchSize)
        await clients.add(Array.from({ length: batchSize }, (_, index) => client(first + index)));
      await careers.add(Array.from({ length: entries.careers }, (_, index) => career(index)));
    });
  } finally {
    await store.close();
  }
}

function client(index: number) {
  const category = clientCategories[index % clientCategories.length] as (typeof clientCategories)[number];
  const services = serviceIds.slice(index % 5, (index % 5) + (index % 6)).map((type) => ({ type }));
  return { name: `Client ${index}`, logo: '/favicon.svg', category, services, isPrivateWork: index % 7 === 0, comingSoon: index % 9 === 0 };
}

function career(index: number) {
  return {
    jobTitle: `Engineer ${index}`,
    location: 'Lisbon, Portugal',
    closingDate: '2999-12-01',
    publishedAt: new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString(),
    summary: `Position ${index} in a team that plans, builds and looks after the networks of offices, clinics and shops in the whole country.`,
    responsibilities: Array.from({ length: 5 }, (_, point) => `Responsibility ${point} of position ${index}, in a line of ordinary length`),
    qualifications: Array.from({ length: 5 }, (_, point) => `Qualification ${point} of position ${index}, in a line of ordinary length`),
  };
}
