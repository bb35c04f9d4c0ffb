import type { Kysely } from 'kysely';
import { flag } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { SessionTable } from './tables-accounts.ts';

export interface Session extends Omit<SessionTable, 'tokenHash' | 'hasSecondFactor'> {
  hasSecondFactor: boolean;
}

const columns = ['id', 'accountId', 'state', 'device', 'provider', 'hasSecondFactor', 'createdAt', 'lastUsedAt'] as const;
type Row = Pick<SessionTable, (typeof columns)[number]>;

const toSession = (row: Row): Session => ({ ...row, hasSecondFactor: row.hasSecondFactor === 1 });

export function sessionRepository(db: Kysely<Tables>) {
  return {
    async add({ hasSecondFactor, ...session }: Omit<Session, 'id' | 'lastUsedAt'> & { tokenHash: string }): Promise<Session> {
      const row = await db
        .insertInto('sessions')
        .values({ ...session, hasSecondFactor: flag(hasSecondFactor), id: newId(), lastUsedAt: session.createdAt })
        .returning(columns)
        .executeTakeFirstOrThrow();
      return toSession(row);
    },

    async findByToken(tokenHash: string): Promise<Session | undefined> {
      const row = await db.selectFrom('sessions').select(columns).where('tokenHash', '=', tokenHash).executeTakeFirst();
      return row && toSession(row);
    },

    async used(id: string, now: Date): Promise<void> {
      await db.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
    },

    /** Returns the sessions that people are signed in with, the last used first. */
    async ofAccount(accountId: string): Promise<Session[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(columns)
        .where('accountId', '=', accountId)
        .where('state', '=', 'full')
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toSession);
    },

    /** False when the account has no such session. */
    async end(id: string, accountId: string): Promise<boolean> {
      const ended = await db.deleteFrom('sessions').where('id', '=', id).where('accountId', '=', accountId).returning('id').execute();
      return ended.length > 0;
    },

    /** Ends all sessions of an account but one, if one is given. Returns their number. */
    async endAll(accountId: string, except?: string): Promise<number> {
      let ended = db.deleteFrom('sessions').where('accountId', '=', accountId);
      if (except !== undefined) ended = ended.where('id', '!=', except);
      return (await ended.returning('id').execute()).length;
    },

    /** Ends the sessions of an account that began at a provider, or those that began here, but one, if one is given. Returns their number. */
    async endOf(accountId: string, origin: 'provider' | 'office', except = ''): Promise<number> {
      const ended = db
        .deleteFrom('sessions')
        .where('accountId', '=', accountId)
        .where('id', '!=', except)
        .where('provider', origin === 'provider' ? 'is not' : 'is', null);
      return (await ended.returning('id').execute()).length;
    },

    /** Deletes those that were not used since `idleSince`, those that began before `startedBefore`, and those that say `latest` is past already. */
    async deleteExpired(idleSince: Date, startedBefore: Date, latest: Date): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where((session) =>
          session.or([
            session('lastUsedAt', '<', idleSince.toISOString()),
            session('createdAt', '<', startedBefore.toISOString()),
            session('lastUsedAt', '>', latest.toISOString()),
            session('createdAt', '>', latest.toISOString()),
          ]),
        )
        .execute();
    },
  };
}
