import { expect, test } from 'vitest';
import { limits } from '#contract/limits';
import { submissionOf } from './submission.ts';

test('sending the same content again is the same submission: same key, same fields', () => {
  const first = submissionOf(undefined, { country: 'Jordan' }, 4_000);
  expect(submissionOf(first, { country: 'Jordan' }, 19_000)).toBe(first);
  expect(first.fields).toEqual({ country: 'Jordan', elapsedMs: 4_000 });
});

test('changed content is a new submission with a key of its own', () => {
  const first = submissionOf(undefined, { country: 'Jordan' }, 4_000);
  const second = submissionOf(first, { country: 'Oman' }, 9_000);
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(second.fields).toEqual({ country: 'Oman', elapsedMs: 9_000 });
});

test('another file is a new submission, the same file chosen again is not', () => {
  const chosen = (name: string) => new File(['%PDF-'], name, { lastModified: 1 });
  const first = submissionOf(undefined, {}, 4_000, chosen('cv.pdf'));
  expect(submissionOf(first, {}, 9_000, chosen('cv.pdf'))).toBe(first);
  expect(submissionOf(first, {}, 9_000, chosen('new.pdf'))).not.toBe(first);
});

test('a key is short enough for the API and made of letters and digits', () => {
  const { idempotencyKey } = submissionOf(undefined, {}, 0);
  expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(idempotencyKey.length).toBeLessThanOrEqual(limits.idempotencyKey);
});
