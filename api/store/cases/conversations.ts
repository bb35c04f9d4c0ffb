import { type Kysely, type Selectable, sql } from 'kysely';
import { Draft, repliesOf } from '#contract/office/conversation';
import type { DeliveryStatus } from '#contract/office/mail';
import { addressesJson, addressesOf, type Copied, isCopiedTo } from '../mails/copies.ts';
import { deliveryColumns, deliveryStatusOf } from '../mails/delivery-status.ts';
import { fromJson, json, uncheckedJson } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import { isSameMail, messageColumns, type NewReply, type Reply, toMessage } from './messages.ts';
import type { AnswerTable, CaseName, DraftTable, NoteTable } from './tables-cases.ts';

/** Names what something is written about. */
export interface CaseRef {
  about: CaseName;
  aboutId: string;
}

const noteColumns = ['id', 'at', 'authorId', 'editedAt', 'removedAt', 'text', 'version'] as const;
export type Note = Pick<NoteTable, (typeof noteColumns)[number]>;

/** Names who else gets an unsent answer, as it is typed. */
type Copies = Pick<Draft, 'cc' | 'bcc'>;

export type Answer = Omit<AnswerTable, 'before' | 'mergedFrom' | 'cc' | 'bcc'> & Copied & { deliveryStatus: DeliveryStatus };

/** `before`: what it is about was so, and what the answer has made of it; brought back when the answer is taken back. */
export type NewAnswer = Omit<Answer, 'deliveryStatus'> & { before: object };

/** Names the table of each kind. */
const tableOf = { quote: 'quotes', application: 'applicants' } as const satisfies Record<CaseName, keyof Tables>;

/** Lists the tables of what may move to another case and back. */
const movable = ['caseNotes', 'caseReplies', 'answers'] as const;

/** Holds what was written about cases by both sides and among colleagues, and the mails to reviewers. */
export function conversationRepository(db: Kysely<Tables>) {
  const answersWithMail = () =>
    db
      .selectFrom('answers')
      .innerJoin('outbox', 'outbox.id', 'answers.mailId')
      .selectAll('answers')
      .select(deliveryColumns.map((column) => `outbox.${column}` as const));
  const notesOf = (aboutId: string) =>
    db.selectFrom('caseNotes').select(['id', 'at', 'authorId', 'editedAt', 'removedAt', 'text', 'version']).where('aboutId', '=', aboutId);
  const draftsOf = (aboutId: string) =>
    db
      .selectFrom('caseDrafts')
      .select(['accountId', 'subject', 'text', 'cc', 'bcc', 'interview', 'templateId', 'savedAt'])
      .where('aboutId', '=', aboutId);

  return {
    async addNote(ref: CaseRef, authorId: string, text: string, now: Date): Promise<void> {
      const note = { id: newId(), ...ref, authorId, at: now.toISOString(), editedAt: null, removedAt: null, mergedFrom: null };
      await db
        .insertInto('caseNotes')
        .values({ ...note, text, version: 1 })
        .execute();
    },

    /** Without those that were removed, the oldest first. */
    async notes(aboutId: string): Promise<Note[]> {
      return notesOf(aboutId).where('removedAt', 'is', null).orderBy('at').orderBy('id').execute();
    },

    /** Also one that was removed. */
    async note(aboutId: string, id: string): Promise<Note | undefined> {
      return notesOf(aboutId).where('id', '=', id).executeTakeFirst();
    },

    async changeNote(id: string, change: Partial<Pick<Note, 'text' | 'editedAt' | 'removedAt'>>): Promise<void> {
      await db
        .updateTable('caseNotes')
        .set((note) => ({ ...change, version: note('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    async addAnswer({ before, cc, bcc, ...answer }: NewAnswer): Promise<void> {
      await db
        .insertInto('answers')
        .values({ ...answer, cc: addressesJson(cc), bcc: addressesJson(bcc), before: json(before), mergedFrom: null })
        .execute();
    },

    /** The oldest first. */
    async answers(aboutId: string): Promise<Answer[]> {
      const rows = await answersWithMail().where('answers.aboutId', '=', aboutId).orderBy('answers.at').orderBy('answers.id').execute();
      return rows.map(toAnswer);
    },

    async answersToReviews(): Promise<Answer[]> {
      return (await answersWithMail().where('answers.about', '=', 'review').orderBy('answers.at').execute()).map(toAnswer);
    },

    /** `before`: what was kept of what it is about, unchecked; undefined while that is a part of another case. */
    async answerOfMail(mailId: string): Promise<(Answer & { before: unknown }) | undefined> {
      const row = await answersWithMail().where('answers.mailId', '=', mailId).executeTakeFirst();
      return row && { ...toAnswer(row), before: row.mergedFrom === null ? uncheckedJson(row.before) : undefined };
    },

    /** The case of this kind that one of these message ids belongs to: those of our answers, of the replies to them, and of confirmations. */
    async caseOfMessages(about: CaseName, messageIds: readonly string[]): Promise<string | undefined> {
      if (messageIds.length === 0) return undefined;
      for (const table of ['answers', 'caseReplies'] as const) {
        const written = db.selectFrom(table).select('aboutId').where('about', '=', about).where('messageId', 'in', messageIds);
        const found = await written.executeTakeFirst();
        if (found) return found.aboutId;
      }
      const confirmations = db
        .selectFrom('outbox')
        .select('reference')
        .where('messageId', 'in', messageIds)
        .where('kind', '=', 'confirmation');
      const confirmed = await db.selectFrom(tableOf[about]).select('id').where('reference', 'in', confirmations).executeTakeFirst();
      return confirmed?.id;
    },

    /** The case of whose answers somebody got a copy last; none of those that were taken back. */
    async caseOfCopied(email: string): Promise<CaseRef | undefined> {
      if (email === '') return undefined;
      const row = await db
        .selectFrom('answers')
        .innerJoin('outbox', 'outbox.id', 'answers.mailId')
        .select(['answers.about', 'answers.aboutId'])
        .where('answers.about', '!=', 'review')
        .where('outbox.status', '!=', 'taken-back')
        .where(isCopiedTo('answers', email))
        .orderBy('answers.at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && { about: row.about as CaseName, aboutId: row.aboutId };
    },

    /** False when this mail is there already. Another one with its message id gets none. */
    async addReply(ref: CaseRef, reply: NewReply): Promise<boolean> {
      const known = db.selectFrom('caseReplies').selectAll().where('about', '=', ref.about).where('messageId', '=', reply.messageId);
      const same = await known.executeTakeFirst();
      if (same && isSameMail(same, reply)) return false;
      await db
        .insertInto('caseReplies')
        .values({ ...ref, ...messageColumns(reply), mergedFrom: null, ...(same && { messageId: null }) })
        .execute();
      return true;
    },

    /** The oldest first. */
    async replies(aboutId: string): Promise<(Reply & { messageId: string | null })[]> {
      const replies = db.selectFrom('caseReplies').selectAll().where('aboutId', '=', aboutId);
      return (await replies.orderBy('at').orderBy('version').orderBy('id').execute()).map(toMessage);
    },

    /** Version of the case with its newest message; 0 when nobody has written since it came. */
    async newestMessage(aboutId: string): Promise<number> {
      const newest = (table: 'answers' | 'caseReplies') =>
        db
          .selectFrom(table)
          .select(({ fn }) => fn.max('version').as('version'))
          .where('aboutId', '=', aboutId);
      const answered = await newest('answers').executeTakeFirst();
      const replied = await newest('caseReplies').where(sql.ref('origin'), 'in', repliesOf).executeTakeFirst();
      return Math.max(Number(answered?.version ?? 0), Number(replied?.version ?? 0));
    },

    /** Moves all that was written about one case to another, drafts aside: nobody sees them there, and they are back when this is. */
    async move(fromId: string, toId: string): Promise<void> {
      for (const table of movable)
        await db.updateTable(table).set({ aboutId: toId, mergedFrom: fromId }).where('aboutId', '=', fromId).execute();
      await db
        .updateTable('caseFiles')
        .set({ aboutId: toId, mergedFrom: fromId })
        .where('aboutId', '=', fromId)
        .where((file) => file.or([file('mailId', 'is not', null), file('accountId', 'is', null)]))
        .execute();
    },

    /** Moves back what `move` has moved, and nothing that was written since. */
    async moveBack(id: string, fromId: string): Promise<void> {
      for (const table of [...movable, 'caseFiles'] as const)
        await db
          .updateTable(table)
          .set({ aboutId: id, mergedFrom: null })
          .where('aboutId', '=', fromId)
          .where('mergedFrom', '=', id)
          .execute();
    },

    /** The message of a merged case, which stands in the other one as a reply with its reference. */
    async removeMergedMessage(aboutId: string, reference: string): Promise<void> {
      await db
        .deleteFrom('caseReplies')
        .where('aboutId', '=', aboutId)
        .where('subject', '=', reference)
        .where('messageId', 'is', null)
        .where('senderEmail', '=', '')
        .execute();
    },

    async saveDraft(
      ref: CaseRef,
      accountId: string,
      {
        subject,
        text,
        cc = '',
        bcc = '',
        interview,
        templateId,
      }: Pick<Draft, 'subject' | 'text' | 'interview' | 'templateId'> & Partial<Copies>,
      now: Date,
    ): Promise<Draft> {
      const kept = interview === undefined ? null : json(interview);
      const draft = { subject, text, cc, bcc, interview: kept, templateId: templateId ?? null, savedAt: now.toISOString() };
      await db
        .insertInto('caseDrafts')
        .values({ id: newId(), ...ref, accountId, ...draft })
        .onConflict((conflict) => conflict.columns(['aboutId', 'accountId']).doUpdateSet(draft))
        .execute();
      return toDraft(draft);
    },

    async deleteDraft(aboutId: string, accountId: string): Promise<void> {
      await db.deleteFrom('caseDrafts').where('aboutId', '=', aboutId).where('accountId', '=', accountId).execute();
    },

    /** A person's own, and who else has one. */
    async drafts(aboutId: string, accountId: string): Promise<{ draft: Draft | null; writing: string[] }> {
      const drafts = await draftsOf(aboutId).execute();
      const own = drafts.find((draft) => draft.accountId === accountId);
      return {
        draft: own ? toDraft(own) : null,
        writing: drafts.filter((draft) => draft !== own).map((draft) => draft.accountId),
      };
    },
  };
}

/** `interview` stays away where none was chosen; null: it was cancelled. `templateId` stays away where there is none. */
function toDraft(draft: Omit<Selectable<DraftTable>, 'id' | 'about' | 'aboutId' | 'accountId'>): Draft {
  const { subject, text, cc, bcc, interview, templateId, savedAt } = draft;
  const chosen = interview === null ? undefined : fromJson(Draft.shape.interview, interview);
  return {
    subject,
    text,
    cc: cc ?? '',
    bcc: bcc ?? '',
    savedAt,
    ...(chosen !== undefined && { interview: chosen }),
    ...(templateId !== null && { templateId }),
  };
}

type AnswerRow = Selectable<AnswerTable> & Parameters<typeof deliveryStatusOf>[0];

function toAnswer({ id, about, aboutId, at, authorId, subject, text, mailId, messageId, version, cc, bcc, ...mail }: AnswerRow): Answer {
  const written = { id, about, aboutId, at, authorId, subject, text, mailId, messageId, version };
  return { ...written, cc: addressesOf(cc), bcc: addressesOf(bcc), deliveryStatus: deliveryStatusOf(mail) };
}
