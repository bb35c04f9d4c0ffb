import type { Kysely } from 'kysely';
import { replaceMentions } from '#contract/office/cases/mentions';
import type { Tables } from '../tables.ts';

/** All that was written about a case and stands: notes that were not removed, answers that were not taken back, replies; each the oldest first. */
export async function writtenAbout(db: Kysely<Tables>, aboutId: string) {
  const notes = await db.selectFrom('caseNotes').select('text').where('aboutId', '=', aboutId).where('removedAt', 'is', null).execute();
  const replies = await db
    .selectFrom('caseReplies')
    .select(['at', 'subject', 'text', 'origin'])
    .where('aboutId', '=', aboutId)
    .orderBy('at')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .innerJoin('outbox', 'outbox.id', 'answers.mailId')
    .select(['answers.at', 'answers.authorId', 'answers.subject', 'answers.text'])
    .where('answers.aboutId', '=', aboutId)
    .where('outbox.status', '!=', 'taken-back')
    .orderBy('answers.at')
    .execute();
  const texts = [
    ...notes.map(({ text }) => replaceMentions(text, () => '')),
    ...[...answers, ...replies].flatMap(({ subject, text }) => [subject, text]),
  ];
  return { answers, replies, texts };
}
