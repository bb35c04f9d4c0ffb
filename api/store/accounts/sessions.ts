import type { Kysely } from 'kysely';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';
import type { SessionTable } from './tables-accounts.ts';

export type Session = Omit<SessionTable, 'tokenHash'>;

const columns = ['id', 'accountId', 'state', 'device', 'createdAt', 'lastUsedAt'] as const;

export function sessionRepository(db: Kysely<Tables>) {
  return {
    async add(session: Omit<Session, 'id' | 'lastUsedAt'> & { tokenHash: string }): Promise<Session> {
      return db
        .insertInto('sessions')
        .values({ ...session, id: newId(), lastUsedAt: session.createdAt })
        .returning(columns)
        .executeTakeFirstOrThrow();
    },

    async findByToken(tokenHash: string): Promise<Session | undefined> {
      return db.selectFrom('sessions').select(columns).where('tokenHash', '=', tokenHash).executeTakeFirst();
    },

    async used(id: string, now: Date): Promise<void> {
      await db.updateTable('sessions').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
    },

    /** Returns the sessions that people are signed in with, the last used first. */
    async ofAccount(accountId: string): Promise<Session[]> {
      return db
        .selectFrom('sessions')
        .select(columns)
        .where('accountId', '=', accountId)
        .where('state', '=', 'full')
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id')
        .execute();
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
