import { expect, test } from 'vitest';
import type { TimelineEntry } from '#contract/office/quotes';
import { withAcceptances } from './acceptances.ts';

const at = '2026-01-02T10:00:00.000Z';
const reply = (id: string, moment: string, subject: string) => ({ kind: 'reply', id, at: moment, subject }) as TimelineEntry;
const change = { kind: 'change', id: '3', at, what: 'offer-accepted', before: null, after: '2026-0008', authorId: null } as TimelineEntry;

test('an acceptance stands once, as the words of the customer', () => {
  const [said, further] = [reply('1', at, '2026-0008'), reply('2', '2026-01-03T10:00:00.000Z', '2026-0008')];
  const { entries, isAcceptance } = withAcceptances([said, change, further], [said, change, further]);

  expect(entries).toEqual([said, further]);
  expect(entries.map(isAcceptance)).toEqual([true, false]);
});

test('where the words are not there, the change is', () => {
  expect(withAcceptances([change], [change]).entries).toEqual([change]);
});
