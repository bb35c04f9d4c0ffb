import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, type Stored } from './draft-keeper.ts';

type Thing = Stored<string>;
class Conflict extends Error {
  readonly newer: Thing;
  constructor(newer: Thing) {
    super('newer');
    this.newer = newer;
  }
}

/** A server with one text, and a keeper that writes it. */
function begin({ text = 'a', unsaved }: { text?: string; unsaved?: Thing } = {}) {
  const server = { content: text, version: 1 };
  const sent: [content: string, version: number | undefined][] = [];
  const remembered: (Thing | undefined)[] = [];
  let failure: Error | undefined;
  const keeper = createDraftKeeper<string, Thing>({
    stored: { ...server },
    empty: '',
    unsaved,
    save: async (content, version) => {
      sent.push([content, version]);
      if (failure) throw failure;
      if (version !== server.version) throw new Conflict({ ...server });
      server.content = content;
      server.version += 1;
      return { ...server };
    },
    storedOf: (thing) => thing,
    newerOf: (error) => (error instanceof Conflict ? error.newer : undefined),
    remember: (kept) => remembered.push(kept),
    debounceMs: 10,
    retryMs: 100,
  });
  const fail = (error: Error | undefined) => {
    failure = error;
  };
  return { server, sent, remembered, keeper, fail };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is written is saved when it rests, once, and remembered on the device until then', async () => {
  const { server, sent, remembered, keeper } = begin();

  keeper.change('ab');
  keeper.change('abc');
  expect([keeper.state().status, remembered.at(-1)]).toEqual(['unsaved', { content: 'abc', version: 1 }]);
  await vi.advanceTimersByTimeAsync(20);

  expect(sent).toEqual([['abc', 1]]);
  expect(server).toEqual({ content: 'abc', version: 2 });
  expect([keeper.state().status, remembered.at(-1)]).toEqual(['kept', undefined]);
});

test('what is written while one request is on its way goes with the next, on the version of the first', async () => {
  const { sent, keeper } = begin();

  keeper.change('ab');
  const saving = keeper.flush();
  keeper.change('abc');
  await saving;

  expect(sent).toEqual([
    ['ab', 1],
    ['abc', 2],
  ]);
});

test('without a connection it is tried again until it is saved', async () => {
  const { server, keeper, fail } = begin();
  fail(new Error('no connection'));

  keeper.change('ab');
  await vi.advanceTimersByTimeAsync(20);
  const failed = keeper.state();
  fail(undefined);
  await vi.advanceTimersByTimeAsync(200);

  expect([failed.status, failed.content]).toEqual(['failed', 'ab']);
  expect([keeper.state().status, server.content]).toEqual(['kept', 'ab']);
});

test('a change of something else than the text does not stand in the way', async () => {
  const { server, sent, keeper } = begin();
  server.version = 5;

  keeper.change('ab');
  await keeper.flush();

  expect(sent.map(([, version]) => version)).toEqual([1, 5]);
  expect([keeper.state().status, keeper.state().newer]).toEqual(['kept', undefined]);
});

test('another text of somebody else waits for a decision, and both can be kept', async () => {
  const mine = begin();
  mine.server.content = 'theirs';
  mine.server.version = 2;
  mine.keeper.change('mine');
  await vi.advanceTimersByTimeAsync(20);
  mine.keeper.change('mine, longer');
  await vi.advanceTimersByTimeAsync(300);
  expect([mine.keeper.state().status, mine.keeper.state().newer]).toEqual(['conflict', { content: 'theirs', version: 2 }]);
  expect(mine.sent).toHaveLength(1);
  mine.keeper.keepMine();
  await vi.advanceTimersByTimeAsync(20);
  expect([mine.server.content, mine.keeper.state().status]).toEqual(['mine, longer', 'kept']);

  const theirs = begin();
  theirs.server.content = 'theirs';
  theirs.server.version = 2;
  theirs.keeper.change('mine');
  await vi.advanceTimersByTimeAsync(20);
  theirs.keeper.acceptTheirs();
  expect(theirs.keeper.state()).toMatchObject({ content: 'theirs', version: 2, status: 'kept', newer: undefined });
});

test("somebody else's text is taken over unless something of one's own is unsaved", () => {
  const { keeper } = begin();

  expect(keeper.adopt({ content: 'theirs', version: 2 })).toBe(true);
  keeper.change('mine');

  expect(keeper.adopt({ content: 'theirs again', version: 3 })).toBe(false);
  expect(keeper.state()).toMatchObject({ content: 'mine', version: 2 });
});

test('what never reached the server the last time is written on, on the version that it was of', async () => {
  const { sent, keeper } = begin({ unsaved: { content: 'typed before', version: 1 } });

  expect(keeper.state()).toMatchObject({ content: 'typed before', status: 'unsaved' });
  await vi.advanceTimersByTimeAsync(20);

  expect(sent).toEqual([['typed before', 1]]);
});

test('leaving saves what is left', async () => {
  const { server, keeper } = begin();

  keeper.change('ab');
  keeper.stop();
  await vi.advanceTimersByTimeAsync(1);

  expect(server.content).toBe('ab');
});
