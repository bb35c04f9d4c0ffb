import type { OfficeReview, ReviewClients, ReviewLists, ReviewState } from '#contract/office/reviews';
import { localeOfMail } from '#contract/text/locale-of-text';
import type { z } from '#contract/zod';
import { writeAnswer } from '../../cases/write-answer.ts';
import type { MailContext } from '../../settings.ts';
import type { Answer } from '../../store/cases/conversations.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { ReviewEntry } from '../../store/reviews/office-reviews.ts';
import type { StoredReview } from '../../store/reviews/reviews.ts';
import { type Colleague, recordEvent, type Work } from '../../store/work.ts';

const maxRejected = 200;

export async function listReviews({ officeReviews, officeClients, conversations }: Repositories): Promise<ReviewLists> {
  const answers = Map.groupBy(await conversations.answersToReviews(), ({ aboutId }) => aboutId);
  const [pending, approved, rejected] = [
    await officeReviews.pending(),
    await officeReviews.approved(),
    await officeReviews.rejected(maxRejected),
  ];
  const clients = await clientsOf(officeClients, [...pending, ...approved, ...rejected]);
  const shown = (review: ReviewEntry, place: number | null = null) => toShown(review, answers.get(review.id) ?? [], clients, place);
  return {
    pending: pending.map((review) => shown(review)),
    approved: approved.map((review, index) => shown(review, index + 1)),
    rejected: rejected.map((review) => shown(review)),
  };
}

export async function describeReview(
  { officeReviews, officeClients, conversations }: Repositories,
  id: string,
): Promise<OfficeReview | undefined> {
  const review = await officeReviews.find(id);
  if (!review) return undefined;
  const index = (await officeReviews.approved()).findIndex((approved) => approved.id === id);
  const clients = await clientsOf(officeClients, [review]);
  return toShown(review, await conversations.answers(id), clients, index === -1 ? null : index + 1);
}

type NamedClient = z.infer<typeof ReviewClients>['clients'][number];

const named = ({ id, name, isPrivateWork }: NamedClient): NamedClient => ({ id, name, isPrivateWork });

/** Returns whose review it can be, by name. */
export async function listReviewClients({ officeClients }: Repositories): Promise<z.infer<typeof ReviewClients>> {
  const clients = (await officeClients.list()).filter(({ deletedAt }) => deletedAt === null);
  return { clients: clients.map(named).toSorted((one, other) => one.name.localeCompare(other.name)) };
}

/** By id, the clients of reviews that are on the clients page. */
async function clientsOf(
  officeClients: Repositories['officeClients'],
  reviews: readonly ReviewEntry[],
): Promise<ReadonlyMap<string, NamedClient>> {
  const ids = [...new Set(reviews.flatMap(({ clientId }) => clientId ?? []))];
  const clients = (await officeClients.rows(ids)).filter(({ deletedAt }) => deletedAt === null);
  return new Map(clients.map((client) => [client.id, named(client)]));
}

export type ReviewOutcome = 'done' | 'unknown' | 'outdated';

/**
 * Inside a transaction.
 *
 * @param version that whoever decides has seen; undefined on the command line
 */
export async function decideReview(work: Work, id: string, state: ReviewState, version?: number): Promise<ReviewOutcome> {
  const { officeReviews } = work.repositories;
  const review = await officeReviews.find(id, { lock: true });
  if (!review) return 'unknown';
  if (version !== undefined && review.version !== version) return 'outdated';
  if (review.state === state) return 'done';
  await officeReviews.decide(id, state, work.now);
  await recordEvent(work, { kind: 'review.decided', subject: reviewSubject(review), before: review.state, after: state });
  return 'done';
}

/** Decides a review that is named by its id or its reference. Inside a transaction. Returns it; undefined when there is none. */
export async function decideNamedReview(work: Work, idOrReference: string, state: ReviewState): Promise<StoredReview | undefined> {
  const { reviews } = work.repositories;
  const review = await reviews.find(idOrReference);
  if (!review) return undefined;
  await decideReview(work, review._id, state);
  return reviews.find(review._id);
}

/** Sets what the company says to a review on the site, or with null takes it away; inside a transaction. */
export async function answerPublicly(work: Work, id: string, answer: string | null, version: number): Promise<ReviewOutcome> {
  const { officeReviews } = work.repositories;
  const review = await officeReviews.find(id, { lock: true });
  if (!review) return 'unknown';
  if (review.version !== version) return 'outdated';
  if (review.publicAnswer === answer) return 'done';
  await officeReviews.answerPublicly(id, answer, work.now);
  await recordEvent(work, { kind: 'review.public-answer', subject: reviewSubject(review), before: review.publicAnswer, after: answer });
  return 'done';
}

/** Says whose review it is, or with null that it is nobody's; inside a transaction. `unknown`: so is the client. */
export async function setReviewClient(work: Work, id: string, clientId: string | null, version: number): Promise<ReviewOutcome> {
  const { officeReviews, officeClients } = work.repositories;
  const review = await officeReviews.find(id, { lock: true });
  const client = clientId === null ? null : await officeClients.find(clientId);
  if (!review || client === undefined || (client && client.deletedAt !== null)) return 'unknown';
  if (review.version !== version) return 'outdated';
  if (review.clientId === clientId) return 'done';
  const earlier = review.clientId === null ? undefined : await officeClients.find(review.clientId);
  await officeReviews.setClient(id, clientId);
  const [before, after] = [earlier?.name ?? null, client?.name ?? null];
  const ids = { beforeId: review.clientId, afterId: clientId };
  await recordEvent(work, { kind: 'review.client', subject: reviewSubject(review), before, after, ...ids });
  return 'done';
}

/** Puts a mail to a reviewer into the outbox; inside a transaction. */
export async function answerReview(
  work: Work<Colleague>,
  context: MailContext,
  id: string,
  { subject, text }: { subject: string; text: string },
): Promise<Exclude<ReviewOutcome, 'outdated'>> {
  const { officeReviews, outbox } = work.repositories;
  const review = await officeReviews.find(id, { lock: true });
  if (!review) return 'unknown';
  const { reference, locale, email, fullName, message, receivedAt, version } = review;
  const receipt = (await outbox.about(reference)).find(({ kind }) => kind === 'confirmation');
  await writeAnswer(
    work,
    context,
    { about: 'review', aboutId: id, version, before: {} },
    {
      reference,
      locale: localeOfMail(text, locale),
      recipient: email,
      subject,
      text,
      thread: receipt ? [receipt.messageId] : [],
      quoted: { at: receivedAt, name: fullName, text: message },
    },
  );
  await recordEvent(work, { kind: 'review.answered', subject: reviewSubject(review), after: subject });
  return 'done';
}

const reviewSubject = ({ id, fullName, reference }: ReviewEntry) => ({ kind: 'review', id, name: fullName, reference }) as const;

function toShown(
  { locale, clientId, ...review }: ReviewEntry,
  answers: Answer[],
  clients: ReadonlyMap<string, NamedClient>,
  place: number | null,
): OfficeReview {
  const shown = answers
    .filter(({ deliveryStatus }) => deliveryStatus.state !== 'taken-back')
    .map(({ id, at, text, authorId, mailId, deliveryStatus }) => ({ id, at, text, authorId, mailId, deliveryStatus }));
  return { ...review, client: clients.get(clientId ?? '') ?? null, place, answers: shown };
}
