import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchTopics } from './live-changes.ts';

/** A store that counts how often it is asked. */
function countingStore() {
  const counts = { polls: 0 };
  const topics = {
    async changed() {},
    async current() {
      counts.polls += 1;
      return new Map();
    },
  };
  const revisions = { current: async () => ({ groups: 0, clients: 0, reviews: 0, careers: 0, members: 0, company: 0, pictures: 0 }) };
  return { counts, store: { topics, revisions } };
}

const fail = (error: unknown) => {
  throw error;
};

test('somebody who connects again while a poll is under way is heard by the loop that runs, and by no second one', async () => {
  const { counts, store } = countingStore();
  const { listen } = watchTopics(store, fail, 50);

  for (let connection = 0; connection < 4; connection++) listen(() => undefined)();
  const stop = listen(() => undefined);
  await pause(275);
  stop();

  expect(counts.polls).toBeGreaterThan(1);
  expect(counts.polls).toBeLessThanOrEqual(6);
});

test('nobody is polled for when nobody listens', async () => {
  const { counts, store } = countingStore();
  watchTopics(store, fail, 10).listen(() => undefined)();
  await pause(50);
  const before = counts.polls;

  await pause(50);

  expect([before, counts.polls]).toEqual([1, 1]);
});
