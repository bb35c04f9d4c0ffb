import { expect, test } from 'vitest';
import type { QuoteRow, Turn } from '#contract/office/quotes';
import { groupByTurn, withoutGroups } from './list-items.ts';

const rows = (...turns: Turn[]) => turns.map((turn, index) => ({ id: String(index), turn }) as QuoteRow);
const shown = (list: readonly QuoteRow[], isComplete: boolean) =>
  groupByTurn(list, isComplete).map((item) => (item.kind === 'group' ? `${item.turn} ${item.count}` : item.index));

test('every turn has its heading, with the number of those that wait', () => {
  expect(shown(rows('first-answer', 'first-answer', 'ours', 'theirs'), true)).toEqual(['first-answer 2', 0, 1, 'ours 1', 2, 'theirs 1', 3]);
});

test('a group of which more may come has no number yet', () => {
  expect(shown(rows('first-answer', 'ours', 'ours'), false)).toEqual(['first-answer 1', 0, 'ours undefined', 1, 2]);
});

test('an empty list has no heading, and another order has none either', () => {
  expect(groupByTurn([], true)).toEqual([]);
  expect(withoutGroups(rows('ours', 'theirs')).map(({ kind }) => kind)).toEqual(['row', 'row']);
});
