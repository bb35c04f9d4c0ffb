import type { Kysely, Selectable } from 'kysely';
import { type Draft, type MessageMark, type MessageOrigin, repliesOf } from '#contract/office/conversation';
import type { MailFate } from '#contract/office/mail';
import { json, uncheckedJson } from './columns.ts';
import { newId } from './identifiers.ts';
import { fateColumns, fateOf } from './mail-fate.ts';
import { isSameMail, messageColumns, toMessage } from './message-columns.ts';
import type { ApplicationChange } from './office-applications.ts';
import type { QuoteChange } from './office-quotes.ts';
import type { Tables } from './tables.ts';

export interface Note {
  id: string;
  at: string;
  authorId: string | null;
  editedAt: string | null;
  removedAt: string | null;
  text: string;
  version: number;
}

export interface Answer {
  id: string;
  about: 'quote' | 'review' | 'application';
  aboutId: string;
  at: string;
  authorId: string | null;
  subject: string;
  text: string;
  mailId: string;
  messageId: string;
  fate: MailFate;
  version: number;
}

export interface NewAnswer extends Omit<Answer, 'fate'> {
  /** What the quote or application was before it; brought back when the answer is taken back. */
  before: QuoteChange | ApplicationChange;
}

export interface Reply {
  id: string;
  at: string;
  subject: string;
  text: string;
  byHand: boolean;
  attachments: { name: string; size: number }[];
  origin: MessageOrigin;
  sender: { name: string; email: string } | null;
  marks: MessageMark[];
}

/** What has come from outside, or was taken down here. */
export interface NewMessage extends Omit<Reply, 'id' | 'origin' | 'sender' | 'marks'>, Partial<Pick<Reply, 'origin' | 'sender' | 'marks'>> {
  messageId: string | null;
  inReplyTo: string | null;
  version: number;
}

export interface NewReply extends NewMessage {
  quoteId: string;
}

/** What was written about quotes and reviews by both sides, and to applicants. */
export function conversationRepository(db: Kysely<Tables>) {
  const notesOf = (quoteId: string) =>
    db.selectFrom('notes').select(['id', 'at', 'authorId', 'editedAt', 'removedAt', 'text', 'version']).where('quoteId', '=', quoteId);
  const answersWithMail = () =>
    db
      .selectFrom('answers')
      .innerJoin('outbox', 'outbox.id', 'answers.mailId')
      .selectAll('answers')
      .select(fateColumns.map((column) => `outbox.${column}` as const));

  return {
    async addNote(quoteId: string, authorId: string, text: string, now: Date): Promise<void> {
      await db.insertInto('notes').values({ id: newId(), quoteId, authorId, at: now.toISOString(), text, version: 1 }).execute();
    },

    /** Without those that were removed, the oldest first. */
    async notes(quoteId: string): Promise<Note[]> {
      return notesOf(quoteId).where('removedAt', 'is', null).orderBy('at').orderBy('id').execute();
    },

    /** Also one that was removed. */
    async note(quoteId: string, id: string): Promise<Note | undefined> {
      return notesOf(quoteId).where('id', '=', id).executeTakeFirst();
    },

    async changeNote(id: string, change: Partial<Pick<Note, 'text' | 'editedAt' | 'removedAt'>>): Promise<void> {
      await db
        .updateTable('notes')
        .set((note) => ({ ...change, version: note('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async addAnswer({ before, ...answer }: NewAnswer): Promise<void> {
      await db
        .insertInto('answers')
        .values({ ...answer, before: json(before) })
        .execute();
    },

    /** About one submission, the oldest first. */
    async answers(aboutId: string): Promise<Answer[]> {
      const rows = await answersWithMail().where('answers.aboutId', '=', aboutId).orderBy('answers.at').orderBy('answers.id').execute();
      return rows.map(toAnswer);
    },

    async answersToReviews(): Promise<Answer[]> {
      return (await answersWithMail().where('answers.about', '=', 'review').orderBy('answers.at').execute()).map(toAnswer);
    },

    /** `before`: what was kept of what it is about, unchecked. */
    async answerOfMail(mailId: string): Promise<(Answer & { before: unknown }) | undefined> {
      const row = await answersWithMail().where('answers.mailId', '=', mailId).executeTakeFirst();
      return row && { ...toAnswer(row), before: uncheckedJson(row.before) };
    },

    /** The quote that one of these message ids, those of our answers and of the replies to them, belongs to. */
    async quoteOfMessages(messageIds: readonly string[]): Promise<string | undefined> {
      if (messageIds.length === 0) return undefined;
      const answer = await db
        .selectFrom('answers')
        .select('aboutId')
        .where('about', '=', 'quote')
        .where('messageId', 'in', messageIds)
        .executeTakeFirst();
      if (answer) return answer.aboutId;
      const reply = await db.selectFrom('replies').select('quoteId').where('messageId', 'in', messageIds).executeTakeFirst();
      if (reply) return reply.quoteId;
      const confirmation = await db
        .selectFrom('outbox')
        .innerJoin('quotes', 'quotes.reference', 'outbox.reference')
        .select('quotes.id')
        .where('outbox.messageId', 'in', messageIds)
        .where('outbox.kind', '=', 'confirmation')
        .executeTakeFirst();
      return confirmation?.id;
    },

    /** False when this mail is there already. Another one with its message id gets none. */
    async addReply({ quoteId, ...reply }: NewReply): Promise<boolean> {
      const same = await db.selectFrom('replies').selectAll().where('messageId', '=', reply.messageId).executeTakeFirst();
      if (same && isSameMail(same, reply)) return false;
      await db
        .insertInto('replies')
        .values({ quoteId, ...messageColumns(reply), ...(same && { messageId: null }) })
        .execute();
      return true;
    },

    async replies(quoteId: string): Promise<(Reply & { messageId: string | null })[]> {
      const rows = await db
        .selectFrom('replies')
        .selectAll()
        .where('quoteId', '=', quoteId)
        .orderBy('at')
        .orderBy('version')
        .orderBy('id')
        .execute();
      return rows.map(toMessage);
    },

    /** Version of the quote with its newest message; 0 when nobody has written since it came. */
    async newestMessage(quoteId: string): Promise<number> {
      const answered = await db
        .selectFrom('answers')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('aboutId', '=', quoteId)
        .executeTakeFirst();
      const replied = await db
        .selectFrom('replies')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('quoteId', '=', quoteId)
        .where('origin', 'in', repliesOf)
        .executeTakeFirst();
      return Math.max(Number(answered?.version ?? 0), Number(replied?.version ?? 0));
    },

    /** Moves all that was written about one request to another, drafts aside: nobody sees them there, and they are back when this is. */
    async move(fromQuoteId: string, toQuoteId: string): Promise<void> {
      const moved = { mergedFrom: fromQuoteId };
      for (const table of ['notes', 'replies'] as const)
        await db
          .updateTable(table)
          .set({ quoteId: toQuoteId, ...moved })
          .where('quoteId', '=', fromQuoteId)
          .execute();
      await db
        .updateTable('answers')
        .set({ aboutId: toQuoteId, ...moved })
        .where('aboutId', '=', fromQuoteId)
        .execute();
    },

    /** What `move` has moved, and nothing that was written since. */
    async moveBack(quoteId: string, fromQuoteId: string): Promise<void> {
      const here = { mergedFrom: null };
      for (const table of ['notes', 'replies'] as const)
        await db
          .updateTable(table)
          .set({ quoteId, ...here })
          .where('quoteId', '=', fromQuoteId)
          .where('mergedFrom', '=', quoteId)
          .execute();
      await db
        .updateTable('answers')
        .set({ aboutId: quoteId, ...here })
        .where('aboutId', '=', fromQuoteId)
        .where('mergedFrom', '=', quoteId)
        .execute();
    },

    /** The message of a merged request, which stands in the other one as a reply with its reference. */
    async removeMergedMessage(quoteId: string, reference: string): Promise<void> {
      await db
        .deleteFrom('replies')
        .where('quoteId', '=', quoteId)
        .where('subject', '=', reference)
        .where('messageId', 'is', null)
        .where('senderEmail', '=', '')
        .where('byHand', '=', 0)
        .execute();
    },

    async saveDraft(quoteId: string, accountId: string, { subject, text }: Omit<Draft, 'savedAt'>, now: Date): Promise<Draft> {
      const savedAt = now.toISOString();
      await db
        .insertInto('drafts')
        .values({ id: newId(), quoteId, accountId, subject, text, savedAt })
        .onConflict((conflict) => conflict.columns(['quoteId', 'accountId']).doUpdateSet({ subject, text, savedAt }))
        .execute();
      return { subject, text, savedAt };
    },

    async deleteDraft(quoteId: string, accountId: string): Promise<void> {
      await db.deleteFrom('drafts').where('quoteId', '=', quoteId).where('accountId', '=', accountId).execute();
    },

    async drafts(quoteId: string): Promise<(Draft & { accountId: string })[]> {
      return db.selectFrom('drafts').select(['accountId', 'subject', 'text', 'savedAt']).where('quoteId', '=', quoteId).execute();
    },
  };
}

type AnswerRow = Selectable<Tables['answers']> & Parameters<typeof fateOf>[0];

function toAnswer({ id, about, aboutId, at, authorId, subject, text, mailId, messageId, version, ...mail }: AnswerRow): Answer {
  return { id, about, aboutId, at, authorId, subject, text, mailId, messageId, version, fate: fateOf(mail) };
}
