import { expect, test } from 'vitest';
import { limits } from '#contract/limits';
import { attemptFor } from './attempt.ts';

test('sending the same content again is the same attempt: same key, same body', () => {
  const first = attemptFor(undefined, { country: 'Jordan' }, 4_000);
  expect(attemptFor(first, { country: 'Jordan' }, 19_000)).toBe(first);
  expect(first.body).toEqual({ country: 'Jordan', elapsedMs: 4_000 });
});

test('changed content is a new attempt with a key of its own', () => {
  const first = attemptFor(undefined, { country: 'Jordan' }, 4_000);
  const second = attemptFor(first, { country: 'Oman' }, 9_000);
  expect(second.key).not.toBe(first.key);
  expect(second.body).toEqual({ country: 'Oman', elapsedMs: 9_000 });
});

test('a key is short enough for the API and made of letters and digits', () => {
  const { key } = attemptFor(undefined, {}, 0);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(key.length).toBeLessThanOrEqual(limits.idempotencyKey);
});
