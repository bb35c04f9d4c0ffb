import { expect, test } from 'vitest';
import { locales, localizedPath, splitLocale } from './locales.ts';
import { companyProfile, localizedFiles, sitePaths, sitePathsIn, urls } from './urls.ts';

const pairs = [
  ['/', '/ar'],
  ['/contact', '/ar/contact'],
  ['/?from=mail', '/ar?from=mail'],
  ['/#reviews', '/ar#reviews'],
  ['/clients?page=2#list', '/ar/clients?page=2#list'],
] as const;

test('a path has the prefix of every language but the default one', () => {
  for (const [english, arabic] of pairs) {
    expect(localizedPath(english, 'en')).toBe(english);
    expect(localizedPath(english, 'ar')).toBe(arabic);
  }
});

test('the language of a path comes off again', () => {
  for (const [english, arabic] of pairs) {
    expect(splitLocale(arabic)).toEqual({ locale: 'ar', path: english });
    expect(splitLocale(english)).toEqual({ locale: 'en', path: english });
  }
});

test('only a whole first segment that is a language of the site counts', () => {
  for (const path of ['/area', '/en', '/en/contact', '/fr/contact', '/AR', '//ar', '/contact/ar'])
    expect(splitLocale(path)).toEqual({ locale: 'en', path });
});

test('what is rendered without a parameter is in every language that is asked for, and what belongs to none is there once', () => {
  const [english, all] = [sitePathsIn(['en']), sitePathsIn(locales)];
  const pages = Object.keys(urls).length;
  expect(english).toEqual(expect.arrayContaining(['/', '/contact', companyProfile, '/site.webmanifest', '/sitemap.xml']));
  expect(all).toEqual(expect.arrayContaining([...english, '/ar', '/ar/contact', `/ar${companyProfile}`, '/ar/site.webmanifest']));
  expect([new Set(all).size, all.length]).toEqual([all.length, english.length + pages + localizedFiles.length]);
  expect(sitePaths).toEqual(sitePathsIn(locales));
});
