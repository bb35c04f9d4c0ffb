import { movedTo } from '#contract/office/places';
import type { OfficeReview, ReviewLists, ReviewState } from '#contract/office/reviews';

/** All reviews of the lists, whatever was decided. */
export const allReviews = ({ pending, approved, rejected }: ReviewLists): OfficeReview[] => [...pending, ...approved, ...rejected];

/** The lists with one review in another state. What is newly public comes first, until the server says that it had a place before. */
export function withDecision(lists: ReviewLists, id: string, state: ReviewState, now: Date): ReviewLists {
  const review = allReviews(lists).find((each) => each.id === id);
  if (!review || review.state === state) return lists;
  return withReview(lists, { ...review, state, decidedAt: state === 'pending' ? null : now.toISOString(), place: null });
}

/** The lists with the newer state of one review. */
export function withReview(lists: ReviewLists, review: OfficeReview): ReviewLists {
  const present = allReviews(lists).find(({ id }) => id === review.id);
  if (present?.state === review.state) {
    const { state, place } = review;
    const list = lists[state].map((each) => (each.id === review.id ? review : each));
    return { ...lists, [state]: place === null ? list : numbered(movedTo(list, review, place)) };
  }
  const without = (list: OfficeReview[]) => list.filter(({ id }) => id !== review.id);
  const pending = without(lists.pending);
  const approved = without(lists.approved);
  const rejected = without(lists.rejected);
  if (review.state === 'pending') pending.push(review);
  if (review.state === 'approved') approved.splice((review.place ?? 1) - 1, 0, review);
  if (review.state === 'rejected') rejected.push(review);
  return {
    pending: pending.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1)),
    approved: numbered(approved),
    rejected: rejected.toSorted((one, other) => (one.receivedAt > other.receivedAt ? -1 : 1)),
  };
}

const numbered = (approved: readonly OfficeReview[]) => approved.map((review, index) => ({ ...review, place: index + 1 }));
