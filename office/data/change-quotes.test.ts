import { expect, test } from 'vitest';
import type { QuoteRow } from '#contract/office/quotes';
import { countersOf } from './change-quotes.ts';

const row = (id: string, given: Partial<QuoteRow>) => ({ id, state: 'new', assigneeId: null, ...given }) as QuoteRow;

test('rows that get the same back go back together', () => {
  const before = [row('1', {}), row('2', { state: 'talk' }), row('3', {})];
  expect(countersOf(before, { state: 'aside' })).toEqual([
    { ids: ['1', '3'], change: { state: 'new' } },
    { ids: ['2'], change: { state: 'talk' } },
  ]);
});

test('only what was changed goes back, and to nobody too', () => {
  expect(countersOf([row('1', { assigneeId: null })], { assigneeId: 'sami' })).toEqual([{ ids: ['1'], change: { assigneeId: null } }]);
});
