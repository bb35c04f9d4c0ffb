import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { brand, brands } from '#brand';
import { localeFormats } from '#content/locales';
import { defaultLocale, localizedPath, siteLocales, splitLocale } from '#contract/locales';
import { companyProfile, type PageUrl, urls } from '#contract/urls';
import { openingHours } from '../../site/metadata/opening-hours.ts';
import { routes } from '../e2e/support/routes.ts';
import { openPage, visibleText } from './page-document.ts';

const placeholders: PageUrl[] = [urls.services, urls.blog, urls.login];
const indexable = routes.filter((url) => !placeholders.includes(url));
const indexableInAll = siteLocales.flatMap((locale) => indexable.map((url) => localizedPath(url, locale)));

/** Search engines and social networks read this of a page. */
interface Metadata {
  title: string;
  /** `description`, `og:image` and so on. */
  meta: Map<string, string>;
  canonical: string | null | undefined;
  /** Language → the page in it. */
  alternates: Map<string | null, string | null>;
  /** The entries of its structured data. */
  graph: Record<string, unknown>[];
  /** The headline, without what is for screen readers or for the eye alone. */
  headline: string;
}

async function readMetadata(url: string): Promise<Metadata> {
  const { document } = await openPage(url);
  const meta = [...document.querySelectorAll('meta')].map((tag): [string, string] => [
    tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
    tag.getAttribute('content') ?? '',
  ]);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const headline = document.querySelector('h1');
  return {
    title: document.title,
    meta: new Map(meta),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    alternates: new Map(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    graph: data === undefined ? [] : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'],
    headline: headline ? visibleText(headline, '.sr-only, [aria-hidden="true"]') : '',
  };
}

/** The site's public origin, as robots.txt names it. */
async function siteOrigin(): Promise<string> {
  const robots = await (await fetch(`${inject('siteUrl')}/robots.txt`)).text();
  return /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

const typesOf = ({ graph }: Metadata) => graph.flatMap((entry) => entry['@type'] as string | string[]);

for (const url of indexableInAll)
  test(`${url} has complete metadata for search engines and link previews`, async () => {
    const { title, meta, canonical, alternates, headline } = await readMetadata(url);
    const origin = await siteOrigin();
    const { locale, path } = splitLocale(url);
    expect(title).not.toBe('');
    expect(meta.get('description')).not.toBe('');
    expect(meta.get('keywords')?.split(/[,،] /).length).toBeGreaterThanOrEqual(5);
    expect(meta.get('robots')).toContain('index, follow');
    expect(meta.get('theme-color')).toMatch(/^#[0-9a-f]{6}$/);
    expect(canonical).toBe(origin + url);
    expect(meta.get('og:url')).toBe(origin + url);
    const named = [...siteLocales.map((language) => [language, language] as const), ['x-default', defaultLocale] as const];
    const languages = siteLocales.length > 1 ? named : [];
    expect([...alternates]).toEqual(languages.map(([name, language]) => [name, origin + localizedPath(path, language)]));
    for (const [name, value] of [
      ['title', title],
      ['description', meta.get('description')],
    ]) {
      expect(meta.get(`og:${name}`)).toBe(value);
      expect(meta.get(`twitter:${name}`)).toBe(value);
    }
    expect(meta.get('og:type')).toBe('website');
    expect(meta.get('og:locale')).toBe(localeFormats[locale].openGraph);
    expect(meta.get('twitter:card')).toBe('summary_large_image');

    const picture = new URL(meta.get('og:image') ?? '');
    expect(picture.origin).toBe(origin);
    expect(meta.get('twitter:image')).toBe(picture.href);
    const response = await fetch(inject('siteUrl') + picture.pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const jpeg = Buffer.from(await response.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(80_000);
    const { width, height } = await sharp(jpeg).metadata();
    expect([width, height].map(String)).toEqual([meta.get('og:image:width'), meta.get('og:image:height')]);
    expect(headline).toBe(meta.get('og:image:alt')?.replaceAll('\u00a0', ' '));
  });

test('placeholder pages ask not to be indexed', async () => {
  for (const url of placeholders) {
    const { meta, canonical, graph } = await readMetadata(url);
    expect(meta.get('robots')).toBe('noindex');
    expect(canonical).toBeUndefined();
    expect(graph).toEqual([]);
  }
});

test('no two pages share a title, a description or a picture', async () => {
  // A company that has written its name and slogan in one language has the same title on both of its first pages.
  const isNamedInBoth = brands.ar.name !== brands.en.name;
  const compared = isNamedInBoth ? [indexableInAll] : siteLocales.map((locale) => indexable.map((url) => localizedPath(url, locale)));
  for (const urlsOfPages of compared) {
    const pages = await Promise.all(urlsOfPages.map(readMetadata));
    for (const value of [
      ({ title }: Metadata) => title,
      ...['description', 'og:image'].map(
        (name) =>
          ({ meta }: Metadata) =>
            meta.get(name),
      ),
    ])
      expect(new Set(pages.map(value)).size).toBe(pages.length);
  }
});

test('the sitemap lists exactly the indexable pages', async () => {
  const origin = await siteOrigin();
  const response = await fetch(`${inject('siteUrl')}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml');
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(new Set(listed)).toEqual(new Set(indexableInAll.map((url) => origin + url)));
  expect(listed).toHaveLength(indexableInAll.length);
});

const companyPages: PageUrl[] = [urls.home, urls.contact, urls.about];
const otherPagesWithoutService: PageUrl[] = [urls.careers, urls.clients, urls.ourGroup, urls.termsConditions, urls.privacyPolicy];

test('structured data describes the company on home, Contact and About, and a service on every service page', async () => {
  for (const url of companyPages) {
    const company = (await readMetadata(url)).graph.find((entry) => entry['@type']?.toString().includes('LocalBusiness'));
    expect(company).toMatchObject({
      address: { streetAddress: brand.office.street, addressLocality: brand.office.city, addressCountry: brand.office.countryCode },
      openingHoursSpecification: openingHours(brand.hours, '2026-01-01').openingHoursSpecification,
    });
    expect(JSON.stringify(company)).not.toMatch(/aggregateRating|review/);
  }
  for (const url of indexable.filter((candidate) => ![...companyPages, ...otherPagesWithoutService].includes(candidate))) {
    const page = await readMetadata(url);
    expect(typesOf(page), url).toEqual(['Organization', 'Service', 'FAQPage', 'BreadcrumbList']);
    expect(page.graph[1], url).toMatchObject({ areaServed: { name: brand.office.country }, provider: { '@id': page.graph[0]?.['@id'] } });
  }
});

test('the web app manifest and the icons it names exist', async () => {
  const site = inject('siteUrl');
  const manifest = (await (await fetch(`${site}/site.webmanifest`)).json()) as {
    name: string;
    short_name: string;
    theme_color: string;
    icons: { src: string }[];
  };
  expect([manifest.name, manifest.short_name]).toEqual([brand.name, brand.shortName]);
  const { document } = await openPage(urls.home);
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(manifest.theme_color);
  const hrefs = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
  for (const path of [...hrefs.filter((href) => /icon|manifest/.test(href)), ...manifest.icons.map(({ src }) => src)])
    expect((await fetch(site + path)).status, path).toBe(200);
});

test.each(siteLocales)('the company profile in the language of the home page opens in a new tab, in %s', async (locale) => {
  const { document } = await openPage(localizedPath(urls.home, locale));
  expect(document.querySelector(`a[href="${localizedPath(companyProfile, locale)}"]`)?.getAttribute('target')).toBe('_blank');
});
