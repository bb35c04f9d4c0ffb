import type { Kysely } from 'kysely';
import { titlesOf } from '../jobs/jobs.ts';
import type { Tables } from '../tables.ts';
import type { Sent } from './contacts.ts';
import type { SentKind } from './tables-contacts.ts';

/** Reads what people have sent, and what was written about it. */
export function personThingRepository(db: Kysely<Tables>) {
  const idsOf = (sent: readonly Sent[], sought: SentKind) => sent.flatMap(({ kind, id }) => (kind === sought ? [id] : []));

  return {
    /** All of these that there are, in no order. */
    async sent(sent: readonly Sent[]) {
      const [quotes, applications, reviews] = [idsOf(sent, 'quote'), idsOf(sent, 'application'), idsOf(sent, 'review')];
      const common = ['receivedAt', 'fullName', 'suspicious', 'locale', 'reference', 'email'] as const;
      return {
        quotes:
          quotes.length === 0
            ? []
            : await db
                .selectFrom('quotes')
                .select([...common, 'id', 'country', 'message', 'state', 'assigneeId', 'mergedInto'])
                .where('id', 'in', quotes)
                .execute(),
        applications:
          applications.length === 0
            ? []
            : (
                await db
                  .selectFrom('applicants')
                  .innerJoin('careers', 'careers.id', 'applicants.careerId')
                  .select([...common, 'applicants.id', 'careers.jobTitle', 'careers.ar', 'state', 'assigneeId', 'mergedInto'])
                  .where('applicants.id', 'in', applications)
                  .execute()
              ).map(({ jobTitle, ar, ...application }) => ({ ...application, jobTitles: titlesOf({ jobTitle, ar }) })),
        reviews:
          reviews.length === 0
            ? []
            : await db
                .selectFrom('reviews')
                .select([...common, 'id', 'message', 'status', 'rate', 'service'])
                .where('id', 'in', reviews)
                .execute(),
      };
    },

    /** Returns what was written about these and stands, in no order. */
    async written(ids: readonly string[]) {
      if (ids.length === 0) return { notes: [], answers: [], replies: [] };
      return {
        notes: await db
          .selectFrom('caseNotes')
          .select(['id', 'at', 'authorId', 'text', 'aboutId'])
          .where('aboutId', 'in', ids)
          .where('removedAt', 'is', null)
          .execute(),
        answers: await db
          .selectFrom('answers')
          .innerJoin('outbox', 'outbox.id', 'answers.mailId')
          .select(['answers.id', 'answers.at', 'answers.authorId', 'answers.text', 'answers.aboutId'])
          .where('answers.aboutId', 'in', ids)
          .where('outbox.status', '!=', 'taken-back')
          .execute(),
        replies: await db
          .selectFrom('caseReplies')
          .select(['id', 'at', 'text', 'aboutId', 'byHand', 'origin', 'mergedFrom'])
          .where('aboutId', 'in', ids)
          .execute(),
      };
    },
  };
}
