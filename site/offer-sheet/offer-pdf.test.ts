import { describe, expect, test } from 'vitest';
import { brands } from '#brand';
import { locales } from '#contract/locales';
import type { OfferContent } from '#contract/offers/offer-content';
import type { OfferPaper } from '#contract/shown-offer';
import { content } from '#site/content/content.ts';
import { readPdf, withoutSigns } from '#site/typst/testing/read-pdf.ts';
import { makeOfferPdf } from './offer-pdf.ts';

const words = {
  en: {
    title: 'A website',
    line: 'Design and build',
    recipient: 'Noor Haddad\nHaddad Mills',
    unit: 'months',
    terms: 'Half first.\nThe rest later.',
  },
  ar: { title: 'موقع إلكتروني', line: 'تصميم وبناء Astro', recipient: 'نور حداد', unit: 'شهر', terms: 'نصفه مقدمًا.' },
};

const paper = (locale: OfferContent['locale'], changes: Partial<OfferContent> = {}): OfferPaper => ({
  number: '2026-0001',
  edition: 2,
  day: '2026-11-26',
  reference: 'ACDEFGHJ',
  tax: { name: brands[locale].offers.tax?.name[locale] ?? 'Tax', rate: 1_600 },
  content: {
    locale,
    currency: 'JOD',
    title: words[locale].title,
    recipient: words[locale].recipient,
    lines: [
      { text: words[locale].line, quantity: 1_000, unit: '', price: 2_400_000 },
      { text: words[locale].line, quantity: 12_500, unit: words[locale].unit, price: 7_500 },
    ],
    discount: { kind: 'percent', percent: 1_000 },
    isTaxed: true,
    validUntil: '2026-12-26',
    terms: words[locale].terms,
    ...changes,
  },
});

/** A text as it is copied, without the spaces at its breaks. */
const copied = (text: string) => withoutSigns(text).replaceAll(/\s+/g, '');
const read = async (offer: OfferPaper) => {
  const bytes = await makeOfferPdf(offer);
  const pdf = readPdf(bytes);
  return { ...pdf, bytes, pages: pdf.pages.map(copied) };
};

describe.each(locales)('a price offer in %s', (locale) => {
  test('has all of it, in the company’s name and typefaces, tagged for screen readers', async () => {
    const { pages, source, links } = await read(paper(locale));
    const { sheet } = content('offer', locale);
    const { legalName, phone, email } = brands[locale];

    expect(pages).toHaveLength(1);
    for (const text of [
      words[locale].title,
      legalName,
      phone.label,
      email.label,
      '2026-0001',
      'ACDEFGHJ',
      '12.5',
      '7.500',
      '93.750',
      '2,493.750',
    ])
      expect(pages[0], text).toContain(copied(text));
    for (const text of ['−249.375', '2,244.375', '359.100', '2,603.475', sheet.total.replace('{code}', 'JOD'), sheet.text, sheet.terms])
      expect(pages[0], text).toContain(copied(text));
    for (const line of [...words[locale].recipient.split('\n'), ...words[locale].terms.split('\n')])
      expect(pages[0]).toContain(copied(line));
    expect(source).toContain(`/Lang (${locale === 'ar' ? 'ar' : 'en-GB'})`);
    for (const role of ['Document', 'H1', 'Table', 'TH', 'TD', 'Link']) expect(source).toContain(`/S /${role}\n`);
    expect(new Set([...source.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(['Alexandria', 'Manrope']),
    );
    expect(links).toEqual(expect.arrayContaining([phone.href, email.href]));
  }, 60_000);

  test('goes over pages with the head of its table and their numbers', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => ({
      text: `${words[locale].line} ${index + 1}`,
      quantity: 1_000,
      unit: '',
      price: 1_000,
    }));
    const { pages } = await read(paper(locale, { lines }));
    const { sheet } = content('offer', locale);

    expect(pages.length).toBeGreaterThan(2);
    const pagesOfLines = pages.filter((page) => page.includes('1.0001.000'));
    for (const page of pagesOfLines) expect(page).toContain(copied(sheet.quantity));
    pages.forEach((page, index) => {
      expect(page).toContain(copied(sheet.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length))));
    });
  }, 60_000);
});

test('the same offer is the same file, byte by byte', async () => {
  expect((await makeOfferPdf(paper('en'))).equals(await makeOfferPdf(paper('en')))).toBe(true);
}, 60_000);

test('what looks like source stays words, and a long word is broken', async () => {
  const code = '#let x = panic("no") $ a^2 $ *b* _c_ @d <e> \\ // f `g`';
  const long = 'x'.repeat(400);
  const lines = [
    { text: code, quantity: 1_000, unit: '', price: 1_000 },
    { text: long, quantity: 1_000, unit: '', price: 1_000 },
  ];
  const { pages } = await read(paper('en', { lines, title: code, recipient: `${code}\n${'y'.repeat(200)}`, terms: code }));

  expect(pages.join('').split(copied(code))).toHaveLength(5);
  expect(pages.join('').replaceAll('\u200b', '')).toContain(long);
}, 60_000);

test('a draft says so and has no number; one without discount and tax has its total alone', async () => {
  const { pages } = await read({
    ...paper('en', { discount: null, isTaxed: false, title: '', terms: '' }),
    number: null,
    edition: 1,
    tax: null,
  });

  expect(pages[0]).toContain('Draft');
  expect(pages[0]).not.toContain('2026-0001');
  expect(pages[0]).not.toContain('Subtotal');
  expect(pages[0]).toContain('Total(JOD)2,493.750');
}, 60_000);
