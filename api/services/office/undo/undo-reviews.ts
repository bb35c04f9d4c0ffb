import { reviewStates } from '#contract/office/reviews';
import { type About, byId, type CounterChange, idsOf, isDone, type Undoing } from '../../../cases/undoing.ts';
import type { ReviewEntry } from '../../../store/reviews/office-reviews.ts';
import { answerPublicly, decideReview, setReviewClient } from '../reviews.ts';

export const reviewUndoing: Undoing = {
  kinds: ['review.decided', 'review.public-answer', 'review.client'],
  permission: 'reviews.decide',
  async counterChanges({ repositories }, events) {
    const reviews = byId(await repositories.officeReviews.rows(idsOf(events)));
    return events.map((event) => {
      const review = reviews.get(event.subject.id);
      return review && counters[event.kind as keyof typeof counters](review, event);
    });
  },
};

function ofDecision({ id, state, version }: ReviewEntry, { before, after }: About): CounterChange | undefined {
  const earlier = reviewStates.find((known) => known === before);
  return earlier && state === after ? (work) => isDone(decideReview(work, id, earlier, version)) : undefined;
}

const ofAnswer = ({ id, publicAnswer, version }: ReviewEntry, { before, after }: About): CounterChange | undefined =>
  publicAnswer === after ? (work) => isDone(answerPublicly(work, id, before, version)) : undefined;

const ofClient = ({ id, clientId, version }: ReviewEntry, { beforeId, afterId }: About): CounterChange | undefined =>
  clientId === afterId ? (work) => isDone(setReviewClient(work, id, beforeId, version)) : undefined;

const counters = { 'review.decided': ofDecision, 'review.public-answer': ofAnswer, 'review.client': ofClient };
