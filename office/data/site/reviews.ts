import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OfficeReview, ReviewClients, ReviewLists, type ReviewState } from '#contract/office/reviews';
import { newerOf, request, requestChange } from '../requests/request.ts';
import { allReviews, withDecision, withReview } from './review-lists.ts';

const listsKey = ['reviews', 'lists'] as const;
/** One after the other, each with the version that the one before made; what they change is painted at once. */
const changes = { mutationKey: ['reviews', 'change'], scope: { id: 'reviews' } };

/** Returns what waits for a decision, what is public, and what was rejected. */
export const useReviews = () =>
  useQuery({ queryKey: listsKey, queryFn: ({ signal }) => request('reviews', { schema: ReviewLists, signal }) });

const update = (queries: QueryClient, change: (lists: ReviewLists) => ReviewLists) =>
  queries.setQueryData<ReviewLists>(listsKey, (lists) => lists && change(lists));

/** An answer of the server is the truth, unless more changes are on their way: then it gives the version alone. */
function setReview(queries: QueryClient, answer: OfficeReview): void {
  const isLast = queries.isMutating({ mutationKey: changes.mutationKey }) <= 1;
  update(queries, (lists) => {
    const present = allReviews(lists).find(({ id }) => id === answer.id);
    return withReview(lists, isLast || !present ? answer : { ...present, version: answer.version });
  });
}

async function refetchWhenQuiet(queries: QueryClient): Promise<void> {
  if (queries.isMutating({ mutationKey: changes.mutationKey }) <= 1) await queries.invalidateQueries({ queryKey: ['reviews'] });
}

interface Decision {
  id: string;
  state: ReviewState;
  /** The version that was seen of one that is in no list; without it, the one that the lists have when it is this one's turn. */
  version?: number | undefined;
}

/** Publishes, rejects, or puts back into the queue. Somebody else's decision in between is put into the lists, and thrown as the 412 that it is. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ id, state, version: seen }: Decision) => {
      const lists = queries.getQueryData<ReviewLists>(listsKey);
      const version = seen ?? (lists && allReviews(lists).find((review) => review.id === id)?.version);
      return requestChange('review', { method: 'PATCH', parameters: { id }, version: version ?? 0, body: { state }, schema: OfficeReview });
    },
    onMutate: async ({ id, state }) => {
      await queries.cancelQueries({ queryKey: listsKey });
      const before = queries.getQueryData<ReviewLists>(listsKey);
      update(queries, (lists) => withDecision(lists, id, state, new Date()));
      return { before };
    },
    onSuccess: ({ answer }) => setReview(queries, answer),
    onError: (error, _variables, made) => {
      const newer = newerOf(error, OfficeReview);
      update(queries, (lists) => (newer ? withReview(lists, newer) : (made?.before ?? lists)));
    },
    onSettled: () => refetchWhenQuiet(queries),
  });
}

/** Says something to a review on the site, or with null takes that away. Rejects with the newer state as `newer` when somebody else was faster. */
export function useAnswerPublicly() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ id, version, text }: Pick<OfficeReview, 'id' | 'version'> & { text: string | null }) =>
      requestChange('reviewPublicAnswer', { method: 'PUT', parameters: { id }, version, body: { text }, schema: OfficeReview }),
    onSuccess: ({ answer }) => setReview(queries, answer),
    onSettled: () => refetchWhenQuiet(queries),
  });
}

/** Returns the clients whose review it can be, by name. */
export const useReviewClients = () =>
  useQuery({ queryKey: ['reviews', 'clients'], queryFn: ({ signal }) => request('reviewClients', { schema: ReviewClients, signal }) });

/** Says whose review it is; null for nobody's. Rejects with the newer state as `newer` when somebody else was faster. */
export function useSetReviewClient() {
  const queries = useQueryClient();
  return useMutation({
    ...changes,
    mutationFn: ({ id, version, clientId }: Pick<OfficeReview, 'id' | 'version'> & { clientId: string | null }) =>
      requestChange('reviewClient', { method: 'PUT', parameters: { id }, version, body: { clientId }, schema: OfficeReview }),
    onSuccess: ({ answer }) => setReview(queries, answer),
    onSettled: () => refetchWhenQuiet(queries),
  });
}

/** Puts a public review at a place of the site, from 1. */
export const useMoveReview = () =>
  useMutation({
    ...changes,
    mutationFn: ({ id, place }: { id: string; place: number }) =>
      requestChange('reviewPlace', { method: 'PUT', parameters: { id }, body: { place }, schema: OfficeReview }),
    meta: { refetches: [['reviews']] },
  });

interface ReviewMail {
  id: string;
  subject: string;
  text: string;
  /** The key of this attempt and its repetitions. */
  key: string;
}

/** Writes to the person; the mail leaves after the seconds in which it can be taken back. */
export function useAnswerReview() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, subject, text, key }: ReviewMail) =>
      request('reviewAnswers', { method: 'POST', parameters: { id }, body: { subject, text }, idempotencyKey: key, schema: OfficeReview }),
    onSuccess: (answer) => setReview(queries, answer),
    onSettled: () => refetchWhenQuiet(queries),
  });
}
