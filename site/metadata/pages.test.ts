import { expect, test } from 'vitest';
import { brand } from '#brand';
import { urls } from '#contract/urls';
import { builtPages, indexablePages } from './pages.ts';
import { atUsualLength } from './testing/usual-length.ts';

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('placeholders stay out of search engines, every other page is in', () => {
  const hidden = builtPages.filter((page) => !indexablePages.includes(page)).map(({ url }) => url);
  expect(hidden).toEqual([urls.services, urls.blog, urls.login]);
});

test('every title names the company and fits into a line of results', () => {
  for (const { url, metadata } of builtPages) {
    if (url === urls.home) expect(metadata.title.startsWith(`${brand.name} | `)).toBe(true);
    else expect(metadata.title, url).toMatch(new RegExp(`. \\| ${RegExp.escape(brand.name)}$`));
    expect(atUsualLength(metadata.title).length, metadata.title).toBeLessThanOrEqual(60);
  }
});

test('every page that can be found is described in 110 to 160 characters and 5 to 8 keywords', () => {
  for (const { url, metadata } of indexablePages) {
    const { length } = atUsualLength(metadata.description);
    expect(length, `${url}: ${metadata.description}`).toBeGreaterThanOrEqual(110);
    expect(length, `${url}: ${metadata.description}`).toBeLessThanOrEqual(160);
    expect(metadata.keywords?.length, url).toBeGreaterThanOrEqual(5);
    expect(metadata.keywords?.length, url).toBeLessThanOrEqual(8);
  }
});

test('no two pages share a title or a description', () => {
  expect(repeated(builtPages.map(({ metadata }) => metadata.title))).toEqual([]);
  expect(repeated(builtPages.map(({ metadata }) => metadata.description))).toEqual([]);
});

test('every URL of the contract has a page', () => {
  const built = new Set(builtPages.map(({ url }) => url));
  expect(Object.values(urls).filter((url) => !built.has(url))).toEqual([]);
});
