import type { Kysely } from 'kysely';
import type { Receipt } from '#contract/schema';
import { z } from '#contract/zod';
import { fromJson, json } from './rows/columns.ts';
import type { Tables } from './tables.ts';

/** The idempotency key that the client chose for a submission, and a hash of the form's name and content. */
export interface SubmissionKey {
  key: string;
  fingerprint: string;
}

/** The state of a submission's key. */
export type KeyState<Kept = Receipt> = { state: 'new' } | { state: 'known'; receipt: Kept } | { state: 'used-for-other-content' };

export function idempotencyRepository(db: Kysely<Tables>) {
  async function find<Kept = Receipt>({ key, fingerprint }: SubmissionKey): Promise<KeyState<Kept>> {
    const row = await db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row) return { state: 'new' };
    if (row.fingerprint !== fingerprint) return { state: 'used-for-other-content' };
    const receipt = fromJson(z.looseObject({}), row.receipt);
    // What cannot be read is no answer to this request.
    return receipt ? { state: 'known', receipt: receipt as Kept } : { state: 'used-for-other-content' };
  }

  return {
    find,

    /**
     * Claims a key inside the transaction that stores the submission. Of concurrent duplicates one gets `new`; the others wait for its
     * commit and then see its receipt.
     */
    async claim<Kept = Receipt>(submission: SubmissionKey, now: Date): Promise<KeyState<Kept>> {
      const claimed = await db
        .insertInto('idempotencyKeys')
        .values({ ...submission, receipt: '', createdAt: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst();
      return claimed ? { state: 'new' } : find<Kept>(submission);
    },

    /** To be called with a clock that is believed: a key that is forgotten too soon lets a retry be stored twice. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('idempotencyKeys').where('createdAt', '<', moment.toISOString()).execute();
    },

    /** Records the receipt of a claimed key, in the same transaction. */
    async complete(key: string, receipt: object): Promise<void> {
      await db
        .updateTable('idempotencyKeys')
        .set({ receipt: json(receipt) })
        .where('key', '=', key)
        .execute();
    },
  };
}
