// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from '#contract/zod';
import { OfficeError } from '../requests/office-error.ts';
import { draftPlace } from './draft-place.ts';
import { createServerDraft } from './server-draft.ts';

interface Thing {
  content: string;
  version: number;
}

const placeOf = (name = '') => draftPlace('sami', name, z.string());

/** A server with one text, and a draft that writes it. */
function begin({ text = 'a', version = 1 } = {}) {
  const server = { content: text, version };
  const sent: [content: string, version: number][] = [];
  let failure: Error | undefined;
  const draft = createServerDraft<string, Thing>({
    ...{ placeOf, name: 'job:7', empty: '', debounceMs: 10, retryMs: 100 },
    of: { thing: { ...server }, storedOf: (thing) => thing },
    async send(content, onVersion) {
      sent.push([content, onVersion]);
      if (failure) throw failure;
      if (onVersion !== server.version) throw new OfficeError({ key: 'newer', newer: { ...server } });
      server.content = content;
      server.version += 1;
      return { answer: { ...server } };
    },
  });
  const fail = (error: Error | undefined) => {
    failure = error;
  };
  return { server, sent, draft, fail };
}
const status = ({ draft }: ReturnType<typeof begin>) => {
  const { phase, isChanged, newer } = draft.state();
  return { phase, isChanged, newer };
};
const saved = { phase: 'resting', isChanged: false, newer: undefined };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('what is written is saved when it rests, once, and kept in the browser until then', async () => {
  const begun = begin();
  const { server, sent, draft } = begun;

  draft.change('ab');
  draft.change('abc');
  expect([status(begun).isChanged, placeOf('job:7').read()]).toEqual([true, { content: 'abc', base: 'a', version: 1 }]);
  await vi.advanceTimersByTimeAsync(20);

  expect(sent).toEqual([['abc', 1]]);
  expect(server).toEqual({ content: 'abc', version: 2 });
  expect([status(begun), placeOf('job:7').read()]).toEqual([saved, undefined]);
});

test('what is written while one request is on its way goes with the next, on the version of the first', async () => {
  const { sent, draft } = begin();

  draft.change('ab');
  const saving = draft.flush();
  draft.change('abc');
  await saving;

  expect(sent).toEqual([
    ['ab', 1],
    ['abc', 2],
  ]);
});

test('without a connection it is tried again until it is saved', async () => {
  const begun = begin();
  begun.fail(new OfficeError({ key: 'connection' }));

  begun.draft.change('ab');
  await vi.advanceTimersByTimeAsync(20);
  const failed = begun.draft.state();
  begun.fail(undefined);
  await vi.advanceTimersByTimeAsync(200);

  expect([failed.phase, failed.content]).toEqual(['failed', 'ab']);
  expect([status(begun), begun.server.content]).toEqual([saved, 'ab']);
});

test('a change of something else than the text does not stand in the way', async () => {
  const begun = begin();
  begun.server.version = 5;

  begun.draft.change('ab');
  await begun.draft.flush();

  expect(begun.sent.map(([, version]) => version)).toEqual([1, 5]);
  expect(status(begun)).toEqual(saved);
});

test('another text of somebody else waits for a decision, and both can be kept', async () => {
  const mine = begin();
  Object.assign(mine.server, { content: 'theirs', version: 2 });
  mine.draft.change('mine');
  await vi.advanceTimersByTimeAsync(20);
  mine.draft.change('mine, longer');
  await vi.advanceTimersByTimeAsync(300);
  expect(status(mine).newer).toEqual({ content: 'theirs', version: 2 });
  expect(mine.sent).toHaveLength(1);
  mine.draft.keepMine();
  await vi.advanceTimersByTimeAsync(20);
  expect([mine.server.content, status(mine)]).toEqual(['mine, longer', saved]);

  const theirs = begin();
  Object.assign(theirs.server, { content: 'theirs', version: 2 });
  theirs.draft.change('mine');
  await vi.advanceTimersByTimeAsync(20);
  theirs.draft.takeTheirs();
  expect(theirs.draft.state()).toMatchObject({ content: 'theirs', version: 2, ...saved });
});

test('the same that somebody else has written is no conflict', async () => {
  const begun = begin();
  Object.assign(begun.server, { content: 'ab', version: 2 });
  begun.draft.change('ab');
  await begun.draft.flush();
  expect(begun.draft.state()).toMatchObject({ content: 'ab', version: 2, ...saved });
});

test("somebody else's text is taken over unless something of one's own is unsaved", () => {
  const { draft } = begin();

  expect(draft.adopt({ content: 'theirs', version: 2 })).toBe(true);
  draft.change('mine');

  expect(draft.adopt({ content: 'theirs again', version: 3 })).toBe(false);
  expect(draft.state()).toMatchObject({ content: 'mine', version: 2, newer: { content: 'theirs again', version: 3 } });
});

test('what never reached the server the last time is written on, on the version that it was of', async () => {
  placeOf('job:7').write({ content: 'typed before', base: 'a', version: 1 });
  const { sent, draft } = begin();

  expect(draft.state()).toMatchObject({ content: 'typed before', isChanged: true, isRestored: true });
  await vi.advanceTimersByTimeAsync(20);

  expect(sent).toEqual([['typed before', 1]]);
});

test('what never reached the server the last time does not overwrite what somebody else has written since', async () => {
  placeOf('job:7').write({ content: 'typed before', base: 'a', version: 1 });
  const { sent, draft } = begin({ text: 'theirs', version: 4 });
  await vi.advanceTimersByTimeAsync(500);

  expect(sent).toEqual([]);
  expect(draft.state()).toMatchObject({ content: 'typed before', newer: { content: 'theirs', version: 4 } });
});

test('leaving saves what is left', async () => {
  const { server, draft } = begin();

  draft.change('ab');
  draft.stop();
  await vi.advanceTimersByTimeAsync(1);

  expect(server.content).toBe('ab');
});
