import type { Kysely } from 'kysely';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { IdentityTable } from './tables-accounts.ts';

/** A colleague's sign-in at a provider, which opens their account. */
export type Identity = IdentityTable;

export function identityRepository(db: Kysely<Tables>) {
  const all = () => db.selectFrom('identities').selectAll();

  return {
    /** Undefined when somebody has it already, or the account has another one of this issuer. */
    async add(identity: Omit<Identity, 'id' | 'lastUsedAt'>): Promise<Identity | undefined> {
      return db
        .insertInto('identities')
        .values({ ...identity, id: newId(), lastUsedAt: null })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
    },

    async find(issuer: string, subject: string): Promise<Identity | undefined> {
      return all().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();
    },

    /** The oldest first. */
    async ofAccount(accountId: string): Promise<Identity[]> {
      return all().where('accountId', '=', accountId).orderBy('createdAt').orderBy('id').execute();
    },

    /** Account → the providers that it is joined with. */
    async providersByAccount(): Promise<Map<string, string[]>> {
      const rows = await db.selectFrom('identities').select(['accountId', 'provider']).orderBy('createdAt').orderBy('id').execute();
      const found = new Map<string, string[]>();
      for (const { accountId, provider } of rows) found.set(accountId, [...(found.get(accountId) ?? []), provider]);
      return found;
    },

    /** Notes a sign-in, with the names that it has now. */
    async used(id: string, now: Pick<Identity, 'provider' | 'email'>, at: Date): Promise<void> {
      await db
        .updateTable('identities')
        .set({ ...now, lastUsedAt: at.toISOString() })
        .where('id', '=', id)
        .execute();
    },

    /** Undefined when the account has no such sign-in. */
    async remove(id: string, accountId: string): Promise<Identity | undefined> {
      return db.deleteFrom('identities').where('id', '=', id).where('accountId', '=', accountId).returningAll().executeTakeFirst();
    },

    async removeAll(accountId: string): Promise<void> {
      await db.deleteFrom('identities').where('accountId', '=', accountId).execute();
    },
  };
}
