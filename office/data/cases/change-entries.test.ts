import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { OfficeError } from '../requests/office-error.ts';
import { createChanges } from './change-entries.ts';

interface Entry {
  id: string;
  version: number;
  state: string;
  assigneeId: string | null;
}
type Change = Partial<Pick<Entry, 'state' | 'assigneeId'>>;

const entry = (id: string, given: Partial<Entry> = {}): Entry => ({ id, version: 1, state: 'new', assigneeId: null, ...given });
/** A server that has some entries, and what was painted of them. */
function createKind(...entries: Entry[]) {
  const stored = new Map(entries.map((one) => [one.id, one]));
  const afterNextPaint: Entry[] = [];
  const asked: number[] = [];
  /** Holds what each change has found. */
  const events: Entry[] = [];
  const changes = createChanges<Entry, Entry, Change>({
    topic: 'quotes',
    async sendOne({ id, version }, change) {
      asked.push(version);
      const present = stored.get(id) ?? entry(id);
      if (present.version !== version) throw new OfficeError({ status: 412, key: 'newer', newer: present });
      const next = { ...present, ...change, version: version + 1 };
      stored.set(id, next);
      events.push(present);
      return { answer: next, events: [String(events.length - 1)] };
    },
    sendMany: vi.fn(),
    parseDetail: (newer) => newer as Entry | undefined,
    rowOf: (detail) => detail,
    changed: (row, change) => ({ ...row, ...change }),
    refetches: false,
  });
  const undo = async ([event]: readonly string[]) => {
    const before = events[Number(event)] as Entry;
    const version = (stored.get(before.id)?.version ?? 0) + 1;
    stored.set(before.id, { ...before, version });
    return { [before.id]: version };
  };
  const put = (rows: readonly Entry[]) => {
    afterNextPaint.push(...rows);
    return () => undefined;
  };
  return { stored, afterNextPaint, asked, change: changes(new QueryClient(), put, undo) };
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

test('a change is undone at once, and the next one is for the version that undoing it has made', async () => {
  const row = entry('1');
  const { stored, asked, afterNextPaint, change } = createKind(row);
  const { changed, undo } = await change([row], { state: 'talk' });
  const undone = undo();
  await vi.waitFor(() => expect(afterNextPaint.at(-1)).toEqual(entry('1', { version: 2 })));
  await undone;
  await change(changed, { state: 'won' });

  expect(asked).toEqual([1, 3]);
  expect(stored.get('1')).toEqual(entry('1', { version: 4, state: 'won' }));
});
