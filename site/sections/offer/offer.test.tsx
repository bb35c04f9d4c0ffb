import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locales';
import type { ShownOffer } from '#contract/shown-offer';
import { content } from '#site/content/content.ts';
import { Offer } from './offer.tsx';

const shown = (locale: ShownOffer['locale'], changes: Partial<ShownOffer> = {}): ShownOffer => ({
  state: 'open',
  number: '2026-0007',
  locale,
  acceptance: null,
  newer: null,
  isAsked: false,
  offer: {
    number: '2026-0007',
    edition: 1,
    day: '2026-11-26',
    reference: 'ACDEFGHJ',
    tax: { name: 'Sales tax', rate: 1_600 },
    content: {
      locale,
      currency: 'JOD',
      title: '<b>A website</b>',
      recipient: 'Noor Haddad\nHaddad Mills',
      lines: [{ text: 'Design', quantity: 2_500, unit: 'days', price: 120_000 }],
      discount: null,
      isTaxed: true,
      validUntil: '2026-12-26',
      terms: 'Half first.',
    },
  },
  ...changes,
});

describe.each(locales)('the page of an offer in %s', (locale) => {
  const text = content('offer', locale);
  const page = (changes?: Partial<ShownOffer>) =>
    renderToStaticMarkup(<Offer shown={shown(locale, changes)} token="abc" text={text} locale={locale} />);

  test('an open one has its lines, sums, file and two forms, and no script', () => {
    const html = page();

    for (const words of [
      '2.5 days',
      '120.000',
      '300.000',
      '48.000',
      '348.000\u00a0JOD',
      text.sheet.total.replace('{code}', 'JOD'),
      'Haddad Mills',
      '&lt;b&gt;A website',
      text.accept.title,
      text.ask.title,
    ])
      expect(html).toContain(words);
    expect(html.match(/method="post"/g)).toHaveLength(2);
    expect(html).toContain('/offer/abc/offer.pdf"');
    expect(html).not.toMatch(/<script|style=|onclick/i);
  });

  test('one that is accepted says by whom, and is not accepted again', () => {
    const html = page({ state: 'accepted', acceptance: { at: '2026-11-27T09:00:00.000Z', name: 'Noor <Haddad>' } });

    expect(html).toContain('Noor &lt;Haddad&gt;');
    expect(html).not.toContain(text.accept.title);
    expect(html).toContain(text.ask.title);
  });

  test.each(['expired', 'withdrawn'] as const)('one that is %s is asked about, and not accepted', (state) => {
    const html = page({ state, ...(state === 'withdrawn' && { offer: null }) });

    expect(html).toContain(text.states[state].title);
    expect(html).not.toContain(text.accept.title);
    expect(html).toContain(text.ask.title);
    expect(html.includes('348.000')).toBe(state === 'expired');
  });

  test('one that was replaced leads to the newer version, and to nothing else', () => {
    const html = page({ state: 'replaced', offer: null, newer: 'def' });

    expect(html).toMatch(/href="[^"]*\/offer\/def"/);
    expect(html).toContain('2026-0007');
    expect(html).not.toContain('method="post"');
  });

  test('a form that was refused keeps what was typed, and says why at its field', () => {
    const refused = { form: 'accept' as const, message: 'Not yet.', errors: { consent: 'Tick the box.' }, values: { name: 'Noor' } };
    const html = page({ refused });

    expect(html).toContain('value="Noor"');
    expect(html).toContain('Tick the box.');
    expect(html).toMatch(/role="alert"[^>]*>(?:<svg.*?<\/svg>)?Not yet\./);
    expect(page({ isAsked: true })).toContain(text.ask.sent);
  });
});
