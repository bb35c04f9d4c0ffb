import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { OfficeError } from '../requests/office-error.ts';
import { countersOf, createChanges } from './change-entries.ts';

interface Entry {
  id: string;
  version: number;
  state: string;
  assigneeId: string | null;
}
type Change = Partial<Pick<Entry, 'state' | 'assigneeId'>>;

const entry = (id: string, given: Partial<Entry> = {}): Entry => ({ id, version: 1, state: 'new', assigneeId: null, ...given });
const counterOf = (before: Entry, change: Change): Change =>
  Object.fromEntries(Object.keys(change).map((name) => [name, before[name as keyof Change]]));

/** A server that has some entries, and what was painted of them. */
function createKind(...entries: Entry[]) {
  const stored = new Map(entries.map((one) => [one.id, one]));
  const afterNextPaint: Entry[] = [];
  const asked: number[] = [];
  const changes = createChanges<Entry, Entry, Change>({
    topic: 'quotes',
    async sendOne({ id, version }, change) {
      asked.push(version);
      const present = stored.get(id) ?? entry(id);
      if (present.version !== version) throw new OfficeError({ status: 412, key: 'newer', newer: present });
      const next = { ...present, ...change, version: version + 1 };
      stored.set(id, next);
      return next;
    },
    sendMany: vi.fn(),
    parseDetail: (newer) => newer as Entry | undefined,
    rowOf: (detail) => detail,
    changed: (row, change) => ({ ...row, ...change }),
    counterOf,
    refetches: false,
  });
  const put = (rows: readonly Entry[]) => {
    afterNextPaint.push(...rows);
    return () => undefined;
  };
  return { stored, afterNextPaint, asked, change: changes(new QueryClient(), put) };
}

test('two quick changes of one entry both go through, the second with the version that the first one made', async () => {
  const row = entry('1');
  const { stored, asked, afterNextPaint, change } = createKind(row);
  const outcomes = await Promise.all([change([row], { assigneeId: 'sami' }), change([row], { state: 'talk' })]);

  expect(asked).toEqual([1, 2]);
  expect(outcomes.map(({ outdated }) => outdated)).toEqual([[], []]);
  expect(stored.get('1')).toEqual(entry('1', { version: 3, state: 'talk', assigneeId: 'sami' }));
  expect(afterNextPaint.at(-1)).toEqual(stored.get('1'));
});

test('what a colleague has changed meanwhile is not overwritten', async () => {
  const { stored, change } = createKind(entry('1', { version: 2, state: 'won' }));
  const { changed, outdated } = await change([entry('1')], { state: 'aside' });
  expect([changed, outdated]).toEqual([[], [entry('1', { version: 2, state: 'won' })]]);
  expect(stored.get('1')?.state).toBe('won');
});

test('a change is undone on the version that it made', async () => {
  const { stored, change } = createKind(entry('1'));
  const { undo } = await change([entry('1')], { state: 'talk' });
  await undo();
  expect(stored.get('1')).toEqual(entry('1', { version: 3 }));
});

test('rows that get the same back go back together', () => {
  const before = [entry('1'), entry('2', { state: 'talk' }), entry('3')];
  expect(countersOf(before, (row) => counterOf(row, { state: 'aside' }))).toEqual([
    { ids: ['1', '3'], change: { state: 'new' } },
    { ids: ['2'], change: { state: 'talk' } },
  ]);
});

test('only what was changed goes back, and to nobody too', () => {
  expect(countersOf([entry('1')], (row) => counterOf(row, { assigneeId: 'sami' }))).toEqual([{ ids: ['1'], change: { assigneeId: null } }]);
});
