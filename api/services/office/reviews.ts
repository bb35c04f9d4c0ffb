import { takeBackSeconds } from '#contract/office/mail';
import type { OfficeReview, ReviewLists, ReviewState } from '#contract/office/reviews';
import { answerMail } from '../../mail/answer-mail.ts';
import type { Answer } from '../../store/conversations.ts';
import type { Actor } from '../../store/events.ts';
import { newId } from '../../store/identifiers.ts';
import type { ReviewEntry } from '../../store/office-reviews.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { StoredReview } from '../../store/reviews.ts';
import { readCompany } from '../company.ts';
import type { Colleague, OfficeContext } from './office-context.ts';

const maxRejected = 200;

export async function listReviews({ officeReviews, conversations }: Repositories): Promise<ReviewLists> {
  const answers = Map.groupBy(await conversations.answersToReviews(), ({ aboutId }) => aboutId);
  const shown = (review: ReviewEntry, place: number | null = null) => withAnswers(review, answers.get(review.id) ?? [], place);
  return {
    pending: (await officeReviews.pending()).map((review) => shown(review)),
    approved: (await officeReviews.approved()).map(shown),
    rejected: (await officeReviews.rejected(maxRejected)).map((review) => shown(review)),
  };
}

export async function describeReview({ officeReviews, conversations }: Repositories, id: string): Promise<OfficeReview | undefined> {
  const review = await officeReviews.find(id);
  if (!review) return undefined;
  const index = (await officeReviews.approved()).findIndex((approved) => approved.id === id);
  return withAnswers(review, await conversations.answers(id), index === -1 ? null : index);
}

export type ReviewOutcome = 'done' | 'unknown' | 'outdated';

/**
 * Inside a transaction.
 *
 * @param version that whoever decides has seen; undefined on the command line
 */
export async function decideReview(
  { officeReviews, events, topics }: Repositories,
  actor: Actor,
  id: string,
  state: ReviewState,
  version: number | undefined,
  now: Date,
): Promise<ReviewOutcome> {
  const review = await officeReviews.find(id, { lock: true });
  if (!review) return 'unknown';
  if (version !== undefined && review.version !== version) return 'outdated';
  if (review.state === state) return 'done';
  await officeReviews.decide(id, state, now);
  await events.add({ actor, kind: 'review.decided', subject: reviewSubject(review), before: review.state, after: state }, now);
  await topics.changed('reviews');
  return 'done';
}

/** Decides a review that is named by its id or its reference. Inside a transaction. Returns it; undefined when there is none. */
export async function decideNamedReview(
  repositories: Repositories,
  actor: Actor,
  idOrReference: string,
  state: ReviewState,
  now: Date,
): Promise<StoredReview | undefined> {
  const review = await repositories.reviews.find(idOrReference);
  if (!review) return undefined;
  await decideReview(repositories, actor, review._id, state, undefined, now);
  return repositories.reviews.find(review._id);
}

/** Inside an exclusive transaction. `outdated` unless the ids are those of the public reviews. */
export async function orderReviews(
  { officeReviews, events, topics }: Repositories,
  actor: Colleague,
  ids: readonly string[],
  now: Date,
): Promise<Exclude<ReviewOutcome, 'unknown'>> {
  const present = (await officeReviews.approved()).map(({ id }) => id);
  const isSame = ids.length === present.length && new Set(ids).size === ids.length && present.every((id) => ids.includes(id));
  if (!isSame) return 'outdated';
  await officeReviews.order(ids);
  await events.add({ actor, kind: 'review.order' }, now);
  await topics.changed('reviews');
  return 'done';
}

/** Puts a mail to a reviewer into the outbox; inside a transaction. */
export async function answerReview(
  repositories: Repositories,
  { texts, settings }: Pick<OfficeContext, 'texts' | 'settings'>,
  actor: Colleague,
  id: string,
  answer: { subject: string; text: string },
  now: Date,
): Promise<Exclude<ReviewOutcome, 'outdated'>> {
  const { officeReviews, conversations, outbox, events, topics } = repositories;
  const review = await officeReviews.find(id, { lock: true });
  if (!review) return 'unknown';
  const answerId = newId();
  const { reference, locale, email, fullName, message, receivedAt, version } = review;
  const receipt = (await outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  const mail = answerMail(
    {
      ...answer,
      ...{ id: answerId, reference, locale, recipient: email, writer: actor.name, thread: receipt ? [receipt.messageId] : [] },
      quoted: { at: receivedAt, name: fullName, text: message },
    },
    texts,
    settings.origin,
    await readCompany(repositories, settings),
  );
  const [mailId = ''] = await outbox.add([mail], now, new Date(now.getTime() + takeBackSeconds * 1000));
  await conversations.addAnswer({
    ...{ id: answerId, about: 'review', aboutId: id, authorId: actor.id, at: now.toISOString(), before: {} },
    ...{ ...answer, mailId, messageId: mail.messageId, version },
  });
  await events.add({ actor, kind: 'review.answered', subject: reviewSubject(review), after: answer.subject }, now);
  await topics.changed('reviews', 'mails');
  return 'done';
}

const reviewSubject = ({ id, fullName, reference }: ReviewEntry) => ({ kind: 'review', id, name: fullName, reference }) as const;

function withAnswers({ locale, ...review }: ReviewEntry, answers: Answer[], place: number | null): OfficeReview {
  const shown = answers
    .filter(({ fate }) => fate.state !== 'taken-back')
    .map(({ id, at, text, authorId, mailId, fate }) => ({ id, at, text, authorId, mailId, fate }));
  return { ...review, place, answers: shown };
}
