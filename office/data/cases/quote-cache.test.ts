import { expect, test } from 'vitest';
import type { QuotePage, QuoteRow } from '#contract/office/quotes';
import { changed, isInView, withRows } from './quote-cache.ts';

const now = new Date('2026-11-22T08:00:00Z');
const received = '2026-11-20T08:00:00Z';

function row(id: string, given: Partial<QuoteRow> = {}): QuoteRow {
  return {
    ...{ id, reference: 'K7RM4QWD', receivedAt: received, fullName: 'Huda Zayed', email: 'huda@demo.example', country: 'Jordan' },
    ...{ excerpt: 'We open a clinic', locale: 'en', state: 'new', turn: 'first-answer', waitsSince: received },
    ...{ assigneeId: null, remindAt: null, closingReason: null, suspicious: false, version: 1 },
    ...given,
  };
}

const listOf = (rows: QuoteRow[], counts: Partial<QuotePage['counts']> = {}) => ({
  pageParams: [undefined],
  pages: [
    { rows, total: rows.length, next: null, counts: { waiting: 2, mine: 0, open: 2, everything: 2, suspicious: 0, overdue: 1, ...counts } },
  ],
});

test('a closed request is nobody’s turn, and one that is reopened waits for us or them', () => {
  const lost = changed(row('1'), { state: 'lost' }, now);
  expect(lost).toMatchObject({ state: 'lost', turn: 'nobody', waitsSince: null });
  expect(changed(lost, { state: 'talk' }, now)).toMatchObject({ turn: 'theirs', waitsSince: now.toISOString() });
  expect(changed(lost, { state: 'new' }, now)).toMatchObject({ turn: 'first-answer', waitsSince: received });
  expect(changed(row('1', { turn: 'ours' }), { state: 'talk', assigneeId: 'me' }, now)).toMatchObject({ turn: 'ours', assigneeId: 'me' });
});

test('what is not part of a change stays', () => {
  expect(changed(row('1', { assigneeId: 'lina' }), { assigneeId: undefined, remindAt: received }, now)).toMatchObject({
    assigneeId: 'lina',
    remindAt: received,
    turn: 'first-answer',
  });
});

test('views have what the server puts into them', () => {
  const talk = row('1', { state: 'talk', turn: 'theirs', assigneeId: 'me' });
  const views = ['waiting', 'mine', 'open', 'everything', 'suspicious'] as const;
  expect(views.filter((view) => isInView(talk, view, 'me'))).toEqual(['mine', 'open', 'everything']);
  expect(views.filter((view) => isInView({ ...talk, suspicious: true }, view, 'me'))).toEqual(['suspicious']);
});

test('a row that leaves the view leaves the list, and the counts follow', () => {
  const [one, two] = [row('1'), row('2')];
  const list = withRows(listOf([one, two]), new Map([['1', changed(one, { state: 'aside' }, now)]]), 'waiting', 'me');
  expect(list.pages[0]?.rows.map(({ id }) => id)).toEqual(['2']);
  expect(list.pages[0]).toMatchObject({ total: 1, counts: { waiting: 1, open: 1, everything: 2 } });
});

test('a row that stays in the view changes in its place', () => {
  const list = withRows(listOf([row('1'), row('2')]), new Map([['1', row('1', { assigneeId: 'me' })]]), 'waiting', 'me');
  expect(list.pages[0]?.rows.map(({ assigneeId }) => assigneeId)).toEqual(['me', null]);
  expect(list.pages[0]?.counts).toMatchObject({ waiting: 2, mine: 1 });
});

test('a list without these rows is left as it is', () => {
  const list = listOf([row('2')]);
  expect(withRows(list, new Map([['1', row('1')]]), 'waiting', 'me')).toBe(list);
});
