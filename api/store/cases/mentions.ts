import type { Kysely, Selectable } from 'kysely';
import { received } from '#contract/office/conversation';
import { quoteEmailEvents } from '#contract/office/history';
import { addressesOf, forgetCopies, isCopiedTo } from '../mails/copies.ts';
import { fromJson } from '../rows/columns.ts';
import { containing } from '../search/containing.ts';
import type { Tables } from '../tables.ts';
import type { CaseFile } from './case-files.ts';
import type { CaseRef } from './conversations.ts';

/** Holds what stands about somebody in the cases of others, who got copies of answers there, or wrote to them. */
export interface Mentions {
  /** Mails of which they got a copy, and unsent ones of which they are to get one, without the other addresses. */
  copies: object[];
  /** Mails of theirs, and of others that name their address as the one for answers. */
  messages: object[];
  /** The files of their mails. */
  files: CaseFile[];
}

export function mentionRepository(db: Kysely<Tables>) {
  /** Mails that came from the address, or want their answer there. */
  const messagesOf = (normalized: string) =>
    db
      .selectFrom('caseReplies')
      .selectAll()
      .where((row) =>
        row.or((['senderEmail', 'replyTo'] as const).map((column) => row(row.fn<string>('lower', [column]), '=', normalized))),
      )
      .orderBy('at')
      .orderBy('id')
      .execute();

  async function filesOf(messages: readonly Selectable<Tables['caseReplies']>[]): Promise<CaseFile[]> {
    const ids = messages.flatMap(({ attachments }) =>
      (fromJson(received.attachments, attachments) ?? []).flatMap(({ fileId }) => fileId ?? []),
    );
    return ids.length === 0 ? [] : db.selectFrom('caseFiles').selectAll().where('id', 'in', ids).where('accountId', 'is', null).execute();
  }

  return {
    /** @param own references of what the person has sent in, which is not that of others */
    async find(email: string, own: readonly string[]): Promise<Mentions> {
      const normalized = normal(email);
      const theirs = new Set(await idsOf(own));
      const isOfOthers = ({ aboutId }: { aboutId: string }) => !theirs.has(aboutId);
      const answers = await db.selectFrom('answers').selectAll().where(isCopiedTo('answers', email)).orderBy('at').orderBy('id').execute();
      const drafts = await db
        .selectFrom('caseDrafts')
        .selectAll()
        .where((row) =>
          row.or((['cc', 'bcc'] as const).map((column) => row(row.fn<string>('lower', [column]), 'like', containing(normalized)))),
        )
        .orderBy('savedAt')
        .execute();
      const messages = (await messagesOf(normalized)).filter(isOfOthers);
      return {
        copies: [
          ...answers.filter(isOfOthers).map(({ at, subject, text, cc }) => {
            const as = addressesOf(cc).some((address) => normal(address) === normalized) ? 'cc' : 'bcc';
            return { at, subject, text, as };
          }),
          ...drafts.filter(isOfOthers).map(({ savedAt }) => ({ savedAt, as: 'unsent' })),
        ],
        messages: messages.map((message) => {
          const { at, replyTo, subject, text, senderName, senderEmail, attachments } = message;
          return isFrom(normalized)(message) ? { at, subject, text, senderName, senderEmail, replyTo, attachments } : { at, replyTo };
        }),
        files: await filesOf(messages.filter(isWrittenBy(normalized))),
      };
    },

    /**
     * Takes an address out of the cases of others: out of copies and corrections, and with the mails that came from it. What a colleague wrote by mail
     * stays as a note without a name. To be called inside a transaction, when the person's own cases are gone. Returns those that have changed.
     */
    async forget(email: string): Promise<{ copies: number; messages: number; files: number; cases: CaseRef[] }> {
      const normalized = normal(email);
      const copies = await forgetCopies(db, email);
      await forgetCorrected(normalized);
      const messages = await messagesOf(normalized);
      const written = messages.filter(isWrittenBy(normalized));
      const files = await filesOf(written);
      for (const { id } of files) await db.deleteFrom('caseFiles').where('id', '=', id).execute();
      for (const message of messages) {
        const { id, replyTo } = message;
        if (written.includes(message)) await db.deleteFrom('caseReplies').where('id', '=', id).execute();
        else
          await db
            .updateTable('caseReplies')
            .set({
              ...(isFrom(normalized)(message) && { senderName: '', senderEmail: '' }),
              ...(normal(replyTo ?? '') === normalized && { replyTo: null }),
            })
            .where('id', '=', id)
            .execute();
      }
      const cases = new Map(messages.map(({ about, aboutId }) => [aboutId, { about, aboutId }]));
      return { copies, messages: messages.length, files: files.length, cases: [...cases.values()] };
    },
  };

  /** Takes it out of what the history keeps for the undo: it was noted for somebody else by mistake, and corrected. */
  async function forgetCorrected(normalized: string): Promise<void> {
    for (const column of ['beforeId', 'afterId'] as const)
      await db
        .updateTable('events')
        .set({ [column]: null })
        .where('kind', 'in', quoteEmailEvents)
        .where(({ fn }) => fn<string>('lower', [column]), '=', normalized)
        .execute();
  }

  async function idsOf(references: readonly string[]): Promise<string[]> {
    if (references.length === 0) return [];
    const of = (table: 'quotes' | 'applicants') => db.selectFrom(table).select('id').where('reference', 'in', references);
    return (await of('quotes').union(of('applicants')).execute()).map(({ id }) => id);
  }
}

type Message = Pick<Selectable<Tables['caseReplies']>, 'senderEmail' | 'origin'>;

const normal = (address: string): string => address.trim().toLowerCase();

const isFrom =
  (normalized: string) =>
  ({ senderEmail }: Message): boolean =>
    normal(senderEmail) === normalized;

const isWrittenBy = (normalized: string) => (message: Message) => isFrom(normalized)(message) && message.origin !== 'colleague';
