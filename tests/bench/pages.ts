// `npm run bench:pages [-- /path …]`: Lighthouse for a phone and for a desktop on every page, or on those named, the median of three visits
// each; on the phone also the same page without its scripts. Prints the table of docs/performance.md; ends with an error when a page has less
// than full marks or shifts, blocks, or paints later than its scripts may cost. `--own-heroes`: each page named has a photograph at its head instead, sent
// in each format that the Office takes.
import { chromium } from '@playwright/test';
import { locales, localizedPath } from '#contract/locales';
import { urls } from '#contract/urls';
import { browserOptions } from '../e2e/support/browser.ts';
import { routes } from '../e2e/support/routes.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import { median } from './support/measures.ts';
import { heroFormats, openHeroes } from './support/own-heroes.ts';
import { serveWithoutScripts } from './support/without-scripts.ts';

/** Placeholders, which search engines are told to leave out: Lighthouse takes marks off for that. */
const unlisted = inAllLanguages([urls.services, urls.blog, urls.login]);
const visits = 3;
/** The largest picture or text may appear this much later than without scripts. */
const scriptCost = 1.15;

/** Bytes that the picture at the head of a page may have on a screen of 1440 px. */
const headBytes = 60_000;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; details?: { items: { transferSize?: number }[] } }>;
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>;

const folder = new URL('./lighthouse/node_modules/lighthouse/core/', import.meta.url);
const { default: lighthouse, desktopConfig } = (await import(new URL('index.js', folder).href)) as {
  default: Lighthouse;
  desktopConfig: object;
};

/** Lighthouse reaches the browser here. */
const port = 9333;
const marks = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Visit {
  scores: number[];
  /** Milliseconds. */
  largestPaint: number;
  shift: number;
  /** Milliseconds. */
  blocking: number;
  bytes: number;
  requests: number;
}

const named = process.argv.slice(2).filter((argument) => argument !== '--own-heroes');
const hasOwnHeroes = process.argv.includes('--own-heroes');
const paths = named.length > 0 ? named : inAllLanguages(routes);

const site = await SiteProcess.start('working', hasOwnHeroes ? { DEMO: 'on' } : {});
const bare = await serveWithoutScripts(site.url);
const browser = await chromium.launch({ ...browserOptions, args: [...(browserOptions.args ?? []), `--remote-debugging-port=${port}`] });
try {
  await prepare();
  console.log('| page | phone | desktop | LCP phone, ms | to without scripts | CLS | TBT, ms | kB | requests |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  if (hasOwnHeroes) await measureOwnHeroes();
  else for (const path of paths) await measure(path);
} finally {
  await browser.close();
  await bare.close();
  await site.remove();
}

function inAllLanguages(paths: readonly string[]): string[] {
  return locales.flatMap((locale) => paths.map((path) => localizedPath(path, locale)));
}

/** A page is measured when it is rendered, and compressed as well as it will be, which the second visitor's request begins. */
async function prepare(): Promise<void> {
  for (const path of [...paths, ...paths]) await (await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}

async function measureOwnHeroes(): Promise<void> {
  const heroes = await openHeroes(site);
  for (const path of paths)
    for (const format of heroFormats) {
      const bytes = await heroes.show(path, format);
      await prepare();
      await measure(path, `${path}, own ${format}, ${(bytes / 1000).toFixed(0)} kB at 1440 px`);
      if (bytes > headBytes) process.exitCode = 1;
    }
}

async function measure(path: string, name = path): Promise<void> {
  const phone = await medianVisit(site.url + path);
  const desktop = await medianVisit(site.url + path, desktopConfig);
  const without = await medianVisit(bare.url + path, undefined, ['performance']);
  const cost = phone.largestPaint / without.largestPaint;
  const figures = [
    ...[phone.scores.join(' '), desktop.scores.join(' '), phone.largestPaint.toFixed(0), cost.toFixed(2)],
    ...[phone.shift.toFixed(3), phone.blocking.toFixed(0), (phone.bytes / 1000).toFixed(0), phone.requests],
  ];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
  const full = [...phone.scores, ...desktop.scores].every((score) => score === 100) || unlisted.includes(path);
  if (!full || cost > scriptCost || phone.shift > 0 || phone.blocking > 0) process.exitCode = 1;
}

/** Each figure is the median of its own. */
async function medianVisit(url: string, config?: object, categories = marks): Promise<Visit> {
  const visited: Visit[] = [];
  for (let visit = 0; visit < visits; visit++) visited.push(await visitPage(url, config, categories));
  const of = (figure: (visit: Visit) => number) => median(visited.map(figure));
  return {
    scores: categories.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    largestPaint: of(({ largestPaint }) => largestPaint),
    shift: of(({ shift }) => shift),
    blocking: of(({ blocking }) => blocking),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
  };
}

async function visitPage(url: string, config: object | undefined, categories: readonly string[]): Promise<Visit> {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories }, config);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    largestPaint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
    requests: lhr.audits['network-requests']?.details?.items.length ?? Number.NaN,
  };
}
