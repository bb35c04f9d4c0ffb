import type { Kysely, Selectable } from 'kysely';
import { z } from '#contract/zod';
import { fromJson, json } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';
import type { PasskeyTable } from './tables-accounts.ts';

export interface Passkey extends Omit<PasskeyTable, 'transports'> {
  transports: string[];
}

export function passkeyRepository(db: Kysely<Tables>) {
  const all = () => db.selectFrom('passkeys').selectAll();

  return {
    /** False when the credential is known already. */
    async add({ transports, ...passkey }: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
      const added = await db
        .insertInto('passkeys')
        .values({ ...passkey, transports: json(transports), lastUsedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    async find(id: string): Promise<Passkey | undefined> {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row && toPasskey(row);
    },

    /** The oldest first. */
    async ofAccount(accountId: string): Promise<Passkey[]> {
      return (await all().where('accountId', '=', accountId).orderBy('createdAt').orderBy('id').execute()).map(toPasskey);
    },

    async owners(): Promise<Set<string>> {
      const rows = await db.selectFrom('passkeys').select('accountId').distinct().execute();
      return new Set(rows.map(({ accountId }) => accountId));
    },

    async used(id: string, counter: number, now: Date): Promise<void> {
      await db.updateTable('passkeys').set({ counter, lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
    },

    /** Undefined when the account has no such passkey. */
    async remove(id: string, accountId: string): Promise<Passkey | undefined> {
      const row = await db.deleteFrom('passkeys').where('id', '=', id).where('accountId', '=', accountId).returningAll().executeTakeFirst();
      return row && toPasskey(row);
    },

    async removeAll(accountId: string): Promise<void> {
      await db.deleteFrom('passkeys').where('accountId', '=', accountId).execute();
    },

    /** Remembers a challenge. Those that nobody answered in time go at the same occasion. */
    async addChallenge(challengeHash: string, purpose: string, expiresAt: Date, now: Date): Promise<void> {
      await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', now.toISOString()).execute();
      await db.insertInto('passkeyChallenges').values({ challengeHash, purpose, expiresAt: expiresAt.toISOString() }).execute();
    },

    /** True once for a challenge of this purpose, while it has not expired. `latest`: when one can expire that was made by now. */
    async consumeChallenge(challengeHash: string, purpose: string, now: Date, latest: Date): Promise<boolean> {
      const taken = await db
        .deleteFrom('passkeyChallenges')
        .where('challengeHash', '=', challengeHash)
        .where('purpose', '=', purpose)
        .where('expiresAt', '>', now.toISOString())
        .where('expiresAt', '<=', latest.toISOString())
        .returning('challengeHash')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}

const toPasskey = ({ transports, ...row }: Selectable<Tables['passkeys']>): Passkey => ({
  ...row,
  transports: fromJson(z.array(z.string()), transports) ?? [],
});
