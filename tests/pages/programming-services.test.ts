import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { siteLocales } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import { hrefsOf, named, openPage, region, textOf, textsOf } from './page-document.ts';
import { testWithArabic } from './test-with-arabic.ts';

const main = (document: Document) => document.querySelector('main') ?? document;

/** The titles of a section's items, in document order. */
const titles = (document: Document, section: string | RegExp) => textsOf(region(document, section).querySelectorAll('h3'));

const expectContactLink = (document: Document, name: string) => expect(hrefsOf(main(document), name)[0]).toBe('/contact');

const listItems = (document: Document, section: string | RegExp) => region(document, section).querySelectorAll('li');

test('/point-of-sale has two tags, six benefits, seven trades, five features, four points of trust and a free consultation', async () => {
  const { document } = await openPage('/point-of-sale');
  expectContactLink(document, 'Get a Quote');
  expect(textsOf(named(document, 'main ul', 'Included').querySelectorAll('li'))).toEqual(['Free Version', 'Great Support']);
  expect(titles(document, /^Itemised/)).toEqual([
    'Real-Time Sales Tracking',
    'Automated Inventory Management',
    'Faster Smoother Checkout',
    'Employee Monitoring',
    'Accurate Reports',
    'Multi-Payment Support',
  ]);
  expect(titles(document, 'Seven doors on one street')).toEqual([
    'Retail Stores',
    'Supermarkets & Mini Markets',
    'Cafés & Restaurants',
    'Pharmacies',
    'Beauty Salons & Barbershops',
    'Clothing & Shoe Shops',
    'Warehouses & Showrooms',
  ]);
  const features = region(document, /^Quick at the counter/);
  expect(textsOf(features.querySelectorAll('dt'))).toEqual([
    'Cloud-Based Access',
    'Easy-to-Use Interface',
    'Secure System',
    'Hardware Integration',
    'Customizable',
  ]);
  expect(textOf(features)).toMatch(/user roles and permission control/i);
  expect(features.querySelectorAll('li')).toHaveLength(4);
  expect(textOf(region(document, content('pointOfSale', 'en').closing.title))).toContain('free consultation');
  expectContactLink(document, 'Book a Free Consultation');
});

test('each film of the product demo has captions in the language of the page, with and without JavaScript', async () => {
  for (const locale of siteLocales) {
    const { document } = await openPage(pageUrl('pointOfSale', locale));
    const films = [...region(document, content('pointOfSale', locale).demo.title).querySelectorAll('video')];
    expect(films.filter((film) => film.closest('noscript') === null)).toHaveLength(2);
    expect(films.filter((film) => film.closest('noscript') !== null)).toHaveLength(2);
    for (const film of films) {
      expect(film.querySelectorAll('track')).toHaveLength(1);
      expect(film.querySelectorAll(`track[kind="captions"][srclang="${locale}"][src*=".${locale}."]`)).toHaveLength(1);
    }
  }
});

test('/mobile-app has six benefits, seven trades, five features, four points of trust and two offers', async () => {
  const { document } = await openPage('/mobile-app');
  expectContactLink(document, 'Get a Quote');
  expect(titles(document, /^Good reasons/)).toEqual([
    'Instant Customer Access',
    'Boosted Engagement',
    'Online Ordering & Booking',
    'Brand Loyalty',
    'Real-Time Tracking',
    'Secure Online Payments',
  ]);
  expect(titles(document, /^Your trade/)).toHaveLength(7);
  expect(titles(document, 'An app, taken apart')).toEqual([
    'Cross-Platform Development',
    'Custom UI/UX Design',
    'Push Notifications',
    'API & System Integration',
    'Admin Dashboard',
  ]);
  expect(listItems(document, /^What your app/)).toHaveLength(4);
  expectContactLink(document, 'Book a Free Consultation');
  expectContactLink(document, 'Request a Custom Quote');
});

test('/website has six benefits, seven kinds of site, six features, five points of trust and a call to action', async () => {
  const { document } = await openPage('/website');
  expect(titles(document, /^From search/)).toHaveLength(6);
  expect(titles(document, /^Every kind of site/)).toEqual([
    expect.stringMatching(/corporate/i),
    expect.stringMatching(/online stores/i),
    expect.stringMatching(/clinics.*salons.*booking/i),
    expect.stringMatching(/real estate/i),
    expect.stringMatching(/education/i),
    expect.stringMatching(/restaurants.*delivery/i),
    expect.stringMatching(/custom web tools/i),
  ]);
  expect(titles(document, /^The lines behind/)).toHaveLength(6);
  expect(listItems(document, /yours/)).toHaveLength(5);
  expectContactLink(document, 'Get a Quote');
});

test('/windows has six benefits, seven industries, eight features, five points of trust and a free consultation', async () => {
  const { document } = await openPage('/windows');
  const benefits = [...region(document, /^Why install/).querySelectorAll('h3')].map(textOf);
  expect(benefits).toHaveLength(6);
  for (const subject of [/performance/i, /offline/i, /tailored/i, /hardware/i, /security/i, /cost-effective one-time install/i])
    expect(
      benefits.filter((title) => subject.test(title)),
      String(subject),
    ).toHaveLength(1);
  expect(titles(document, /^Folders we know/)).toHaveLength(7);
  expect(titles(document, /^Every box/)).toHaveLength(8);
  expect(listItems(document, /^Step one/)).toHaveLength(5);
  expectContactLink(document, 'Start with a Free Consultation');
});

testWithArabic('/mobile-app shows its message in the other language first, marked as such', async () => {
  for (const [locale, other, direction] of [
    ['en', 'ar', 'rtl'],
    ['ar', 'en', 'ltr'],
  ] as const) {
    const { document } = await openPage(pageUrl('mobileApp', locale));
    const { sample } = content('mobileApp', locale).language;
    const message = document.querySelector(`main p:has([lang="${other}"][dir="${direction}"])`);
    expect(message && textOf(message)).toBe(sample[other]);
    expect(message?.nextElementSibling && textOf(message.nextElementSibling)).toBe(sample[locale]);
  }
});

test('the pages without a carousel have no island', async () => {
  for (const path of ['/mobile-app', '/website', '/windows'])
    expect((await openPage(path)).document.querySelector('astro-island'), path).toBeNull();
});
