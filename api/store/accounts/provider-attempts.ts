import type { Kysely } from 'kysely';
import { flag } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';
import type { ProviderAttemptTable } from './tables-accounts.ts';

/** A sign-in that has been sent to a provider and has not come back. */
export interface ProviderAttempt extends Omit<ProviderAttemptTable, 'asksAgain'> {
  asksAgain: boolean;
}

export function providerAttemptRepository(db: Kysely<Tables>) {
  return {
    /** Remembers one, and deletes those that never came back. */
    async add({ asksAgain, ...attempt }: ProviderAttempt, now: Date): Promise<void> {
      await db.deleteFrom('providerAttempts').where('expiresAt', '<', now.toISOString()).execute();
      await db
        .insertInto('providerAttempts')
        .values({ ...attempt, asksAgain: flag(asksAgain) })
        .execute();
    },

    /**
     * Takes an attempt out: of two requests with the same state one gets it. Undefined for another provider or browser, whose request leaves it as it
     * is, and for one that has expired. `latest`: when one can expire that was made by now.
     */
    async take(
      { stateHash, browserHash, provider }: Pick<ProviderAttempt, 'stateHash' | 'browserHash' | 'provider'>,
      now: Date,
      latest: Date,
    ): Promise<ProviderAttempt | undefined> {
      const row = await db
        .deleteFrom('providerAttempts')
        .where('stateHash', '=', stateHash)
        .where('browserHash', '=', browserHash)
        .where('provider', '=', provider)
        .returningAll()
        .executeTakeFirst();
      if (!row || row.expiresAt <= now.toISOString() || row.expiresAt > latest.toISOString()) return undefined;
      return { ...row, asksAgain: row.asksAgain === 1 };
    },
  };
}
