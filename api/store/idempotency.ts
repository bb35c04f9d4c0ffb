import type { Kysely } from 'kysely';
import type { Receipt } from '#contract/schema';
import { fromJson, json } from './columns.ts';
import type { Tables } from './tables.ts';

/** A form as it was filled in: the key that the browser chose and a hash of route and content. */
export interface SubmissionKey {
  key: string;
  fingerprint: string;
}

/** What a key says about a submission. */
export type KeyState = { state: 'new' } | { state: 'known'; receipt: Receipt } | { state: 'used-for-other-content' };

/** Milliseconds for which a key is remembered: far longer than any retry, short enough not to gather for ever. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

export function idempotencyRepository(db: Kysely<Tables>) {
  async function look({ key, fingerprint }: SubmissionKey): Promise<KeyState> {
    const row = await db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row) return { state: 'new' };
    if (row.fingerprint !== fingerprint) return { state: 'used-for-other-content' };
    return { state: 'known', receipt: fromJson<Receipt>(row.receipt) };
  }

  return {
    look,

    /**
     * Claims a key inside the transaction that stores the submission. Of concurrent duplicates one gets `new`; the others wait for its
     * commit and then see its receipt.
     */
    async claim(submission: SubmissionKey, now: Date): Promise<KeyState> {
      await db
        .deleteFrom('idempotencyKeys')
        .where('createdAt', '<', new Date(now.getTime() - lifetime).toISOString())
        .execute();
      const claimed = await db
        .insertInto('idempotencyKeys')
        .values({ ...submission, receipt: '', createdAt: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return claimed ? { state: 'new' } : look(submission);
    },

    /** Records the answer of a claimed key, in the same transaction. */
    async settle(key: string, receipt: Receipt): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ receipt: json(receipt) })
        .where('key', '=', key)
        .execute();
    },
  };
}
