import { reviewStates } from '#contract/office/reviews';
import { byId, idsOf, isDone, type Undoing } from '../../../cases/undoing.ts';
import { decideReview } from '../reviews.ts';

export const reviewUndoing: Undoing = {
  kinds: ['review.decided'],
  permission: 'reviews.decide',
  async counterChanges({ repositories }, events) {
    const reviews = byId(await repositories.officeReviews.rows(idsOf(events)));
    return events.map(({ subject, before, after }) => {
      const review = reviews.get(subject.id);
      const state = reviewStates.find((known) => known === before);
      if (!state || review?.state !== after) return undefined;
      return (work) => isDone(decideReview(work, review.id, state, review.version));
    });
  },
};
