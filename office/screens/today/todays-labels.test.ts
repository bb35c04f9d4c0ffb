import { expect, test } from 'vitest';
import type { Today, WaitingItem } from '#contract/office/today';
import { countKinds, countOverdue, countOwners } from './todays-labels.ts';

const now = Date.parse('2026-11-22T09:00:00.000Z');

function item(id: string, hours: number, assigneeId: string | null = null, kind: WaitingItem['kind'] = 'quote'): WaitingItem {
  const since = new Date(now - hours * 60 * 60 * 1000).toISOString();
  return { kind, id, reference: id, name: id, text: '', since, turn: 'first-answer', assigneeId, version: 1 };
}

const today = (waiting: WaitingItem[], more: Partial<Today> = {}): Today => ({
  ...{ waiting, total: waiting.length, overdue: 0, aimHours: 24, undelivered: [], reminders: [], interviews: [], weeks: [], load: [] },
  ...more,
});

test('what waits longer than the aim is counted, reviews included, which the server does not count', () => {
  const listed = [item('a', 50), item('b', 25, null, 'review'), item('c', 23)];

  expect(countOverdue(today(listed, { overdue: 1 }), now)).toBe(2);
  expect(countOverdue(today(listed, { total: 900, overdue: 700 }), now)).toBe(700);
});

test('quotes are the reader’s, somebody else’s or nobody’s; reviews have no owner', () => {
  const listed = [item('a', 1, 'me'), item('b', 2, 'other'), item('c', 3), item('d', 4, null, 'review')];

  expect(countOwners(today(listed), 'me')).toEqual({ mine: 1, nobodys: 1 });
  expect(countOwners(today(listed, { total: 5 }), 'me')).toBeUndefined();
});

test('only kinds of which something waits are named', () => {
  expect(countKinds([item('a', 1), item('b', 1, null, 'review'), item('c', 1)])).toEqual([
    { kind: 'quote', count: 2 },
    { kind: 'review', count: 1 },
  ]);
});
