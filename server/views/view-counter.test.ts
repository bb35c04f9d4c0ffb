import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import { siteLocales } from '#contract/locales';
import { createViewCounter, lookingOf } from './view-counter.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const looking = lookingOf({ 'user-agent': chrome });

test('pages count by path and language, whatever their query, and what is no page does not', () => {
  const counter = createViewCounter();
  for (const url of [
    '/seo',
    '/seo?utm_source=x',
    '/client-details/5',
    '/client-details/6',
    '/office/quotes',
    '/robots.txt',
    '/application/token',
  ])
    counter.countPage(url, looking);
  if (siteLocales.includes('ar')) counter.countPage('/ar/seo', looking);
  expect(counter.take().map(({ name, locale, views }) => [name, locale, views])).toEqual([
    ['/seo', 'en', 2],
    ['/client-details', 'en', 2],
    ...(siteLocales.includes('ar') ? [['/seo', 'ar', 1]] : []),
  ]);
  expect(counter.take()).toEqual([]);
});

test.each([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['somebody without a name', {}],
  ['a page that is fetched ahead', { 'user-agent': chrome, 'sec-purpose': 'prefetch' }],
  ['a page that is prerendered', { 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' }],
  ['a page that a script or a frame loads', { 'user-agent': chrome, 'sec-fetch-dest': 'iframe' }],
])('%s is not counted', (_case, headers) => {
  const counter = createViewCounter();
  counter.countPage('/seo', lookingOf(headers));
  expect(counter.take()).toEqual([]);
});

test('a page that was loaded ahead counts when it is shown, and a form when somebody begins with it; robots do neither', () => {
  const counter = createViewCounter();
  counter.countShown('/seo', undefined, looking);
  counter.countShown('/contact', 'quote', looking);
  counter.countShown('/contact', 'quote', { userAgent: 'Googlebot/2.1' });
  expect(counter.take().map(({ kind, name, views }) => [kind, name, views])).toEqual([
    ['page', '/seo', 1],
    ['form', 'quote', 1],
  ]);
});

test('a view counts on its own day where the company is, and what could not be stored comes again', () => {
  // Within an hour of midnight in UTC, hours before or after it in most other zones.
  let now = Date.parse('2026-11-26T12:00:00Z');
  const counter = createViewCounter(() => now);
  const dayOf = (ms: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(ms);
  for (let hour = 0; hour < 48; hour += 1) {
    counter.countPage('/', looking);
    now += 3_600_000;
  }
  const expected = new Map<string, number>();
  for (let hour = 0; hour < 48; hour += 1) {
    const day = dayOf(Date.parse('2026-11-26T12:00:00Z') + hour * 3_600_000);
    expected.set(day, (expected.get(day) ?? 0) + 1);
  }
  const counts = counter.take();
  expect(new Map(counts.map(({ day, views }) => [day, views]))).toEqual(expected);

  counter.putBack(counts);
  counter.countPage('/', looking);
  const again = counter.take();
  expect(again.reduce((sum, { views }) => sum + views, 0)).toBe(49);
  expect(new Set(again.map(({ day, name }) => `${day} ${name}`)).size).toBe(again.length);
});

test('whatever is asked for and by whatever name, nothing of it is remembered', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const usedBytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const counter = createViewCounter();
  const before = usedBytes();

  for (let count = 0; count < 10_900; count += 1) {
    const hostile = randomBytes(4_000).toString('hex');
    counter.countPage(`/seo?q=${hostile}`, looking);
    counter.countPage(`/client-details/${hostile}`, looking);
    counter.countPage('/seo', lookingOf({ 'user-agent': `${chrome} ${hostile}` }));
  }

  expect(usedBytes() - before).toBeLessThan(4_000_000);
  expect(counter.take().map(({ name, views }) => [name, views])).toEqual([
    ['/seo', 10_900],
    ['/client-details', 10_900],
  ]);
});
