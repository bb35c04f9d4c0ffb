import type { Kysely } from 'kysely';
import { type Draft, repliesOf } from '#contract/office/conversation';
import type { NewMessage, Note, Reply } from './conversations.ts';
import { newId } from './identifiers.ts';
import { isSameMail, messageColumns, toMessage } from './message-columns.ts';
import type { Tables } from './tables.ts';

export interface NewApplicationReply extends NewMessage {
  applicationId: string;
}

/** What was written about applications, besides the mails to applicants, which are with those about other submissions. */
export function applicationConversationRepository(db: Kysely<Tables>) {
  const notesOf = (applicationId: string) => db.selectFrom('applicationNotes').selectAll().where('applicationId', '=', applicationId);
  const toNote = ({ applicationId: _, ...note }: Note & { applicationId: string }): Note => note;

  return {
    async addNote(applicationId: string, authorId: string, text: string, now: Date): Promise<void> {
      const at = now.toISOString();
      const note = { id: newId(), applicationId, authorId, at, editedAt: null, removedAt: null, text, version: 1 };
      await db.insertInto('applicationNotes').values(note).execute();
    },

    /** Without those that were removed, the oldest first. */
    async notes(applicationId: string): Promise<Note[]> {
      return (await notesOf(applicationId).where('removedAt', 'is', null).orderBy('at').orderBy('id').execute()).map(toNote);
    },

    /** Also one that was removed. */
    async note(applicationId: string, id: string): Promise<Note | undefined> {
      const row = await notesOf(applicationId).where('id', '=', id).executeTakeFirst();
      return row && toNote(row);
    },

    async changeNote(id: string, change: Partial<Pick<Note, 'text' | 'editedAt' | 'removedAt'>>): Promise<void> {
      await db
        .updateTable('applicationNotes')
        .set((note) => ({ ...change, version: note('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** False when this mail is there already. Another one with its message id gets none. */
    async addReply({ applicationId, ...reply }: NewApplicationReply): Promise<boolean> {
      const same = await db.selectFrom('applicationReplies').selectAll().where('messageId', '=', reply.messageId).executeTakeFirst();
      if (same && isSameMail(same, reply)) return false;
      await db
        .insertInto('applicationReplies')
        .values({ applicationId, ...messageColumns(reply), ...(same && { messageId: null }) })
        .execute();
      return true;
    },

    /** The oldest first. */
    async replies(applicationId: string): Promise<(Reply & { messageId: string | null })[]> {
      const rows = await db
        .selectFrom('applicationReplies')
        .selectAll()
        .where('applicationId', '=', applicationId)
        .orderBy('at')
        .orderBy('version')
        .orderBy('id')
        .execute();
      return rows.map(toMessage);
    },

    /** Version of the application with its newest message; 0 when nobody has written since it came. */
    async newestMessage(applicationId: string): Promise<number> {
      const answered = await db
        .selectFrom('answers')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('aboutId', '=', applicationId)
        .executeTakeFirst();
      const replied = await db
        .selectFrom('applicationReplies')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('applicationId', '=', applicationId)
        .where('origin', 'in', repliesOf)
        .executeTakeFirst();
      return Math.max(Number(answered?.version ?? 0), Number(replied?.version ?? 0));
    },

    /** The application that one of these message ids, those of our mails and of the replies to them, belongs to. */
    async applicationOfMessages(messageIds: readonly string[]): Promise<string | undefined> {
      if (messageIds.length === 0) return undefined;
      const answer = await db
        .selectFrom('answers')
        .select('aboutId')
        .where('about', '=', 'application')
        .where('messageId', 'in', messageIds)
        .executeTakeFirst();
      if (answer) return answer.aboutId;
      const reply = await db
        .selectFrom('applicationReplies')
        .select('applicationId')
        .where('messageId', 'in', messageIds)
        .executeTakeFirst();
      if (reply) return reply.applicationId;
      const confirmation = await db
        .selectFrom('outbox')
        .innerJoin('applicants', 'applicants.reference', 'outbox.reference')
        .select('applicants.id')
        .where('outbox.messageId', 'in', messageIds)
        .where('outbox.kind', '=', 'confirmation')
        .executeTakeFirst();
      return confirmation?.id;
    },

    async saveDraft(applicationId: string, accountId: string, { subject, text }: Omit<Draft, 'savedAt'>, now: Date): Promise<Draft> {
      const savedAt = now.toISOString();
      await db
        .insertInto('applicationDrafts')
        .values({ id: newId(), applicationId, accountId, subject, text, savedAt })
        .onConflict((conflict) => conflict.columns(['applicationId', 'accountId']).doUpdateSet({ subject, text, savedAt }))
        .execute();
      return { subject, text, savedAt };
    },

    async deleteDraft(applicationId: string, accountId: string): Promise<void> {
      await db.deleteFrom('applicationDrafts').where('applicationId', '=', applicationId).where('accountId', '=', accountId).execute();
    },

    async drafts(applicationId: string): Promise<(Draft & { accountId: string })[]> {
      return db
        .selectFrom('applicationDrafts')
        .select(['accountId', 'subject', 'text', 'savedAt'])
        .where('applicationId', '=', applicationId)
        .execute();
    },
  };
}
