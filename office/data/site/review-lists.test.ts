import { expect, test } from 'vitest';
import { reviewForm } from '#contract/forms/review';
import type { OfficeReview, ReviewLists, ReviewState } from '#contract/office/reviews';
import { sampleValues } from '#contract/testing/sample-values';
import { noSource } from '#contract/visits/source';
import { withDecision, withReview } from './review-lists.ts';

const now = new Date('2026-11-22T09:00:00.000Z');

function review(id: string, state: ReviewState, day: number, place: number | null = null): OfficeReview {
  return {
    ...{
      id,
      reference: id,
      receivedAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
      ...sampleValues(reviewForm),
    },
    ...{
      state,
      client: null,
      decidedAt: null,
      suspicious: false,
      source: noSource,
      spamReasons: [],
      place,
      answers: [],
      publicAnswer: null,
      version: 1,
    },
  };
}

const lists: ReviewLists = {
  pending: [review('old', 'pending', 2), review('new', 'pending', 9)],
  approved: [review('first', 'approved', 5, 1), review('second', 'approved', 4, 2)],
  rejected: [review('late', 'rejected', 8), review('early', 'rejected', 1)],
};
const idsOf = ({ pending, approved, rejected }: ReviewLists) => [pending, approved, rejected].map((list) => list.map(({ id }) => id));

test('what is published leaves the queue and is the first on the site', () => {
  const changed = withDecision(lists, 'old', 'approved', now);

  expect(idsOf(changed)).toEqual([['new'], ['old', 'first', 'second'], ['late', 'early']]);
  expect(changed.approved.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(changed.approved[0]).toMatchObject({ state: 'approved', decidedAt: now.toISOString() });
});

test('what is decided again stands in the queue by its age', () => {
  expect(idsOf(withDecision(lists, 'early', 'pending', now))[0]).toEqual(['early', 'old', 'new']);
  expect(idsOf(withDecision(lists, 'new', 'rejected', now))[2]).toEqual(['new', 'late', 'early']);
});

test('a decision about what is unknown, or is so already, changes nothing', () => {
  expect(withDecision(lists, 'unknown', 'approved', now)).toBe(lists);
  expect(withDecision(lists, 'old', 'pending', now)).toBe(lists);
});

test('the answer of the server puts a review back to the place that it had', () => {
  const withdrawn = withDecision(lists, 'second', 'pending', now);
  const optimistic = withDecision(withdrawn, 'second', 'approved', now);
  const answered = withReview(optimistic, { ...review('second', 'approved', 4, 2), version: 3 });

  expect(idsOf(optimistic)[1]).toEqual(['second', 'first']);
  expect(idsOf(answered)[1]).toEqual(['first', 'second']);
  expect(answered.approved[1]).toMatchObject({ place: 2, version: 3 });
});

test('a public review that has moved is at its place, and those behind it follow', () => {
  const moved = withReview(lists, review('second', 'approved', 4, 1));

  expect(moved.approved.map(({ id, place }) => [id, place])).toEqual([
    ['second', 1],
    ['first', 2],
  ]);
});
