import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { batchesOf } from '../rows/batches.ts';
import type { Tables } from '../tables.ts';

const digestOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex');

/** The mails of the mailbox that were looked at. */
export function seenMailRepository(db: Kysely<Tables>) {
  return {
    /** Returns the mails that were not looked at yet. */
    async unseen(messageIds: readonly string[]): Promise<string[]> {
      const seen = new Set<string>();
      for (const digests of batchesOf(messageIds.map(digestOf))) {
        const rows = await db.selectFrom('seenMails').select('digest').where('digest', 'in', digests).execute();
        for (const { digest } of rows) seen.add(digest);
      }
      return messageIds.filter((messageId) => !seen.has(digestOf(messageId)));
    },

    /** False when it was looked at before. To be called in the transaction that stores the mail. */
    async see(messageId: string, now: Date): Promise<boolean> {
      const seen = await db
        .insertInto('seenMails')
        .values({ digest: digestOf(messageId), seenAt: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('digest')
        .executeTakeFirst();
      return seen !== undefined;
    },

    /** Forgets mails that the mailbox is no longer searched for. */
    async forgetBefore(moment: Date): Promise<void> {
      await db.deleteFrom('seenMails').where('seenAt', '<', moment.toISOString()).execute();
    },
  };
}
