import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { AttachedFile } from '#contract/office/mails/attachments';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { CaseRef } from './conversations.ts';

/** A file of a case. One without an account was sent to us; one with a mail has gone out with it; any other is attached to an unsent answer. */
export type CaseFile = Selectable<Tables['caseFiles']>;

/** A file as it is in the file store. */
export type StoredCaseFile = Pick<CaseFile, 'key' | 'name' | 'size'>;

const shownColumns = ['id', 'name', 'size'] as const;

const isDraftOf = (aboutId: string, accountId: string) => (file: ExpressionBuilder<Tables, 'caseFiles'>) =>
  file.and([file('aboutId', '=', aboutId), file('accountId', '=', accountId), file('mailId', 'is', null)]);

/** Whether a file was a case's before any merge. */
const isOf = (ids: readonly string[]) => (file: ExpressionBuilder<Tables, 'caseFiles'>) =>
  file.or([file.and([file('aboutId', 'in', ids), file('mergedFrom', 'is', null)]), file('mergedFrom', 'in', ids)]);

/** Knows the files of quotes and applications, which are in the private area `attachments`. */
export function caseFileRepository(db: Kysely<Tables>) {
  const all = () => db.selectFrom('caseFiles').orderBy('at').orderBy('id');

  return {
    /** Adds a file of an unsent answer, or without `accountId` one that came; that has its id already, by which its message names it. */
    async add(
      ref: CaseRef,
      { accountId, id = newId(), ...file }: StoredCaseFile & { accountId?: string; id?: string },
      now: Date,
    ): Promise<string> {
      await db
        .insertInto('caseFiles')
        .values({
          id,
          ...ref,
          accountId: accountId ?? null,
          mailId: null,
          removedAt: null,
          mergedFrom: null,
          at: now.toISOString(),
          ...file,
        })
        .execute();
      return id;
    },

    /** Also one that was removed. */
    async find(aboutId: string, id: string): Promise<CaseFile | undefined> {
      return db.selectFrom('caseFiles').selectAll().where('aboutId', '=', aboutId).where('id', '=', id).executeTakeFirst();
    },

    /** Files that are attached to a colleague's unsent answer. */
    async ofDraft(aboutId: string, accountId: string): Promise<AttachedFile[]> {
      return all().select(shownColumns).where(isDraftOf(aboutId, accountId)).where('removedAt', 'is', null).execute();
    },

    /** Takes a file off an unsent answer, or with null puts it back. */
    async setRemoved(id: string, removedAt: string | null): Promise<void> {
      await db.updateTable('caseFiles').set({ removedAt }).where('id', '=', id).execute();
    },

    /** Deletes what is attached to an unsent answer. Returns the keys, of which the files are the caller's to delete. */
    async deleteDraft(aboutId: string, accountId: string): Promise<string[]> {
      const rows = await db.deleteFrom('caseFiles').where(isDraftOf(aboutId, accountId)).returning('key').execute();
      return rows.map(({ key }) => key);
    },

    /** Makes files those of a mail. */
    async send(ids: readonly string[], mailId: string): Promise<void> {
      if (ids.length > 0) await db.updateTable('caseFiles').set({ mailId }).where('id', 'in', ids).execute();
    },

    /** The files of a mail that was taken back belong to the unsent answer again. */
    async takeBack(mailId: string): Promise<void> {
      await db.updateTable('caseFiles').set({ mailId: null }).where('mailId', '=', mailId).execute();
    },

    /** Returns the files with which mails about a case went, by the ids of the mails. */
    async byMail(aboutId: string): Promise<ReadonlyMap<string, AttachedFile[]>> {
      const rows = await all()
        .select([...shownColumns, 'mailId'])
        .where('aboutId', '=', aboutId)
        .where('mailId', 'is not', null)
        .execute();
      const files = new Map<string, AttachedFile[]>();
      for (const { mailId, ...file } of rows) files.set(mailId ?? '', [...(files.get(mailId ?? '') ?? []), file]);
      return files;
    },

    async ofMail(mailId: string): Promise<StoredCaseFile[]> {
      return all().select(['key', 'name', 'size']).where('mailId', '=', mailId).execute();
    },

    /** Counts what a case has of files that were sent to us. */
    async received(aboutId: string): Promise<{ files: number; bytes: number }> {
      const rows = await db.selectFrom('caseFiles').select('size').where('aboutId', '=', aboutId).where('accountId', 'is', null).execute();
      return { files: rows.length, bytes: rows.reduce((sum, { size }) => sum + size, 0) };
    },

    /** The keys of all files that a case has. */
    async keys(): Promise<Set<string>> {
      const rows = await db.selectFrom('caseFiles').select('key').execute();
      return new Set(rows.map(({ key }) => key));
    },

    /** Everything of these cases, without what merges have brought into them from others. */
    async of(ids: readonly string[]): Promise<CaseFile[]> {
      return ids.length === 0 ? [] : all().selectAll().where(isOf(ids)).execute();
    },

    /** Forgets what was taken off unsent answers before a moment. */
    async forgetRemoved(before: Date): Promise<void> {
      await db.deleteFrom('caseFiles').where('removedAt', '<', before.toISOString()).execute();
    },
  };
}
