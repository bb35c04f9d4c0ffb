import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { BrandConfig } from '#brand/schema';
import type { Locale } from '#contract/locales';

type Languages = BrandConfig['locales'];

/** Loads the modules anew, as they are on a site in these languages. */
async function siteIn(languages: Languages) {
  vi.resetModules();
  vi.doMock('../../brand.config.ts', async (original) => {
    const { config } = await original<typeof import('../../brand.config.ts')>();
    return { locales: languages, config: { ...config, locales: languages } };
  });
  const { defaultLocale, localizedPath, siteLocales, splitLocale } = await import('#contract/locales');
  const { sitePaths } = await import('#contract/urls');
  const { preferredLocale } = await import('#contract/text/accept-language');
  const { completeLanguages, emptyJob, emptyJobText, problemsOfJob } = await import('#contract/office/job-check');
  const { brand } = await import('#brand');
  const { LanguageSwitch } = await import('#site/sections/layout/language-switch.tsx');
  const { LanguageHint } = await import('#site/sections/layout/language-hint.tsx');
  const linksFrom = (locale: Locale) =>
    renderToStaticMarkup(
      <>
        <LanguageSwitch path="/contact" locale={locale} />
        <LanguageHint path="/contact" locale={locale} />
      </>,
    );
  return {
    ...{ defaultLocale, localizedPath, siteLocales, splitLocale, sitePaths, preferredLocale, linksFrom, brand },
    ...{ completeLanguages, emptyJob, emptyJobText, problemsOfJob },
  };
}

afterEach(() => {
  vi.doUnmock('../../brand.config.ts');
  vi.resetModules();
});

test.each([
  ['en', 'ar'],
  ['ar', 'en'],
] as const)('a site in %s alone has no other pages, and nothing leads to any', async (language, other) => {
  const site = await siteIn([language]);

  expect([site.defaultLocale, site.siteLocales]).toEqual([language, [language]]);
  expect(site.localizedPath('/contact', language)).toBe('/contact');
  for (const path of ['/', '/contact', `/${other}`, `/${other}/contact`, `/${language}/contact`])
    expect(site.splitLocale(path)).toEqual({ locale: language, path });
  expect(site.sitePaths.filter((path) => /^\/(?:en|ar)(?:\/|$)/.test(path))).toEqual([]);
  for (const header of [undefined, other, `${other}-JO, ${other};q=0.9, *;q=0.1`]) expect(site.preferredLocale(header)).toBe(language);
  expect(site.linksFrom(language)).toBe('');
});

test('a site in Arabic first has English under a prefix, and offers it', async () => {
  const site = await siteIn(['ar', 'en']);

  expect([site.localizedPath('/contact', 'ar'), site.localizedPath('/contact?a=b', 'en')]).toEqual(['/contact', '/en/contact?a=b']);
  expect(site.splitLocale('/en/contact')).toEqual({ locale: 'en', path: '/contact' });
  expect(site.splitLocale('/ar/contact')).toEqual({ locale: 'ar', path: '/ar/contact' });
  expect([site.preferredLocale('fr'), site.preferredLocale('en-GB')]).toEqual(['ar', 'en']);
  expect(site.sitePaths).toEqual(expect.arrayContaining(['/', '/contact', '/en', '/en/contact']));
  expect(site.linksFrom('ar')).toMatch(/href="\/en\/contact"[\s\S]*data-language-hint/);
  expect(site.linksFrom('en')).toMatch(/^<a[^>]* href="\/contact" lang="ar"[^>]*>[^<]*<\/a>$/);
});

test('what the Office asks for is complete in the languages of the site', async () => {
  const { completeLanguages, emptyJob, emptyJobText, problemsOfJob, brand } = await siteIn(['ar']);
  const written = { ...emptyJobText, jobTitle: 'محاسب', location: 'عمّان', summary: 'عمل' };

  expect(Object.keys(problemsOfJob(emptyJob, '2027-01-01'))).toEqual(['ar.jobTitle', 'ar.location', 'ar.summary', 'closingDate']);
  expect(completeLanguages({ ...emptyJob, en: written, ar: written })).toEqual(['ar']);
  const { sentPair } = await import('#office/parts/texts/sent-pair.ts');
  expect(sentPair({ en: '', ar: ' رمضان ' })).toEqual({ en: 'رمضان', ar: 'رمضان' });
  expect(brand.name).toBe(brand.arabicName ?? brand.name);
});
