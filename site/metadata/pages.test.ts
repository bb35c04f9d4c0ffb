import { expect, test } from 'vitest';
import { brand, brands } from '#brand';
import { locales } from '#contract/locales';
import { type PageName, urls } from '#contract/urls';
import { pageText } from './page-texts.ts';
import { builtPages, indexablePages } from './pages.ts';
import { atUsualLength } from './testing/usual-length.ts';

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('placeholders stay out of search engines, every other page is in', () => {
  expect(builtPages.filter((page) => !indexablePages.includes(page))).toEqual(['services', 'blog', 'login']);
});

test('every title names the company and fits into a line of results', () => {
  for (const page of builtPages) {
    const { metadata } = pageText(page, 'en');
    if (page === 'home') expect(metadata.title.startsWith(`${brand.name} | `)).toBe(true);
    else expect(metadata.title, page).toMatch(new RegExp(`. \\| ${RegExp.escape(brand.name)}$`));
    expect(atUsualLength(metadata.title).length, metadata.title).toBeLessThanOrEqual(60);
  }
});

/** The pages about all places of the company, or none. */
const placeless: PageName[] = ['home', 'ourGroup', 'clients', 'termsConditions', 'privacyPolicy'];

test.each(locales)('the title of every page about what the company does says where, in %s', (locale) => {
  const { city, country } = brands[locale].office;
  for (const page of indexablePages.filter((candidate) => !placeless.includes(candidate)))
    expect(pageText(page, locale).metadata.title, page).toMatch(new RegExp(`${RegExp.escape(city)}|${RegExp.escape(country)}`));
});

test('no title is the name alone that the page has in the menu', () => {
  const names = new Set(['About us', 'Career', 'Clients', 'Contact', 'Our Group'].map((name) => `${name} | ${brand.name}`));
  expect(indexablePages.map((page) => pageText(page, 'en').metadata.title).filter((title) => names.has(title))).toEqual([]);
});

test('every page that can be found is described in 110 to 160 characters and 5 to 8 keywords', () => {
  for (const page of indexablePages) {
    const { metadata } = pageText(page, 'en');
    const { length } = atUsualLength(metadata.description);
    expect(length, `${page}: ${metadata.description}`).toBeGreaterThanOrEqual(110);
    expect(length, `${page}: ${metadata.description}`).toBeLessThanOrEqual(160);
    expect(metadata.keywords?.length, page).toBeGreaterThanOrEqual(5);
    expect(metadata.keywords?.length, page).toBeLessThanOrEqual(8);
  }
});

test('no two pages share a title or a description', () => {
  const all = builtPages.map((page) => pageText(page, 'en').metadata);
  expect(repeated(all.map(({ title }) => title))).toEqual([]);
  expect(repeated(all.map(({ description }) => description))).toEqual([]);
});

test('every URL of the contract has a page', () => {
  expect(builtPages).toEqual(Object.keys(urls));
});
