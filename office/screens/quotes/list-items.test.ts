import { expect, test } from 'vitest';
import type { QuoteRow, Turn } from '#contract/office/quotes';
import { groupByTurn, withoutGroups } from './list-items.ts';

const rows = (...turns: Turn[]) => turns.map((turn, index) => ({ id: String(index), turn }) as QuoteRow);
const shown = (list: readonly QuoteRow[], isComplete: boolean) =>
  groupByTurn(list, isComplete).map((item) => (item.kind === 'group' ? `${item.group} ${item.count}` : item.index));

test('whoever waits for us stands under one heading, with their number, whether they were answered before or not', () => {
  expect(shown(rows('first-answer', 'ours', 'first-answer', 'theirs'), true)).toEqual(['waiting 3', 0, 1, 2, 'theirs 1', 3]);
});

test('a group of which more may come has no number yet', () => {
  expect(shown(rows('ours', 'theirs', 'theirs'), false)).toEqual(['waiting 1', 0, 'theirs undefined', 1, 2]);
});

test('an empty list has no heading, and another order has none either', () => {
  expect(groupByTurn([], true)).toEqual([]);
  expect(withoutGroups(rows('ours', 'theirs')).map(({ kind }) => kind)).toEqual(['row', 'row']);
});
