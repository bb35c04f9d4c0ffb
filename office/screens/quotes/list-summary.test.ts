import { expect, test } from 'vitest';
import { pluralText } from '#content/plural';
import type { PluralText } from '#content/translation';
import type { Locale } from '#contract/locales';
import type { QuotePage } from '#contract/office/quotes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { quotes as arabic } from '../../content/ar/cases/quotes.ts';
import { quotes as english } from '../../content/en/cases/quotes.ts';
import { summaryOf } from './list-summary.ts';

const countedIn =
  (locale: Locale) =>
  (text: PluralText, count: number, values: Readonly<Record<string, string | number>> = {}) =>
    fillPlaceholders(pluralText(text, count, locale), values);
const page = (counts: Partial<QuotePage['counts']>, total = 0): QuotePage => ({
  rows: [],
  total,
  next: null,
  counts: { waiting: 0, mine: 0, open: 0, everything: 0, suspicious: 0, overdue: 0, ...counts },
});
const waiting = { view: 'waiting', sort: 'turn' } as const;
const summary = (query: Parameters<typeof summaryOf>[0], counts: Partial<QuotePage['counts']>, total = 0) =>
  summaryOf(query, page(counts, total), english, countedIn('en'));

test('the heading says how many wait, and how many of them too long', () => {
  expect(summary(waiting, { waiting: 5, overdue: 2 })).toBe('<b>5</b> waiting, two overdue');
  expect(summary(waiting, { waiting: 1, overdue: 1 })).toBe('<b>1</b> waiting, one overdue');
  expect(summary(waiting, { waiting: 30, overdue: 20 })).toBe('<b>30</b> waiting, 20 overdue');
  expect(summary(waiting, { waiting: 3 })).toBe('<b>3</b> waiting');
  expect(summary(waiting, {})).toBe('Nothing to answer');
});

test('what waits is said in every view but those that ask for something else', () => {
  expect(summary({ view: 'everything', sort: 'turn' }, { waiting: 2, everything: 9 })).toBe('<b>2</b> waiting');
  expect(summary({ view: 'mine', sort: 'turn' }, { waiting: 2, mine: 1 })).toBe('<b>1</b> open quote is yours');
  expect(summary({ view: 'suspicious', sort: 'turn' }, { suspicious: 3 })).toBe('<b>3</b> marked as spam');
});

test('a search says what it found', () => {
  expect(summary({ ...waiting, search: 'clinic' }, { waiting: 4 }, 4)).toBe('<b>4</b> results');
  expect(summary({ ...waiting, overdue: true }, {}, 0)).toBe('No results');
});

test('Arabic counts in its own way', () => {
  expect(summaryOf(waiting, page({ waiting: 2, overdue: 1 }), arabic, countedIn('ar'))).toBe('<b>طلبان</b> بالانتظار، واحد متأخر');
});
