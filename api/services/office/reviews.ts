import type { OfficeReview, ReviewLists, ReviewState } from '#contract/office/reviews';
import { localeOfMail } from '#contract/text/locale-of-text';
import { writeAnswer } from '../../cases/write-answer.ts';
import type { MailContext } from '../../settings.ts';
import type { Answer } from '../../store/cases/conversations.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { ReviewEntry } from '../../store/reviews/office-reviews.ts';
import type { StoredReview } from '../../store/reviews/reviews.ts';
import { type Colleague, recordEvent, type Work } from '../../store/work.ts';

const maxRejected = 200;

export async function listReviews({ officeReviews, conversations }: Repositories): Promise<ReviewLists> {
  const answers = Map.groupBy(await conversations.answersToReviews(), ({ aboutId }) => aboutId);
  const shown = (review: ReviewEntry, place: number | null = null) => withAnswers(review, answers.get(review.id) ?? [], place);
  return {
    pending: (await officeReviews.pending()).map((review) => shown(review)),
    approved: (await officeReviews.approved()).map((review, index) => shown(review, index + 1)),
    rejected: (await officeReviews.rejected(maxRejected)).map((review) => shown(review)),
  };
}

export async function describeReview({ officeReviews, conversations }: Repositories, id: string): Promise<OfficeReview | undefined> {
  const review = await officeReviews.find(id);
  if (!review) return undefined;
  const index = (await officeReviews.approved()).findIndex((approved) => approved.id === id);
  return withAnswers(review, await conversations.answers(id), index === -1 ? null : index + 1);
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

function withAnswers({ locale, ...review }: ReviewEntry, answers: Answer[], place: number | null): OfficeReview {
  const shown = answers
    .filter(({ deliveryStatus }) => deliveryStatus.state !== 'taken-back')
    .map(({ id, at, text, authorId, mailId, deliveryStatus }) => ({ id, at, text, authorId, mailId, deliveryStatus }));
  return { ...review, place, answers: shown };
}
