import type { ExpressionBuilder, Kysely } from 'kysely';
import { latestMoment } from '../../time/clock-tolerance.ts';
import { flag } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';
import type { LinkKind } from './tables-accounts.ts';

export interface AccountLink {
  accountId: string;
  kind: LinkKind;
  clearsFactors: boolean;
  /** The address that its use gives to the account; null for every other link. */
  email: string | null;
  expiresAt: string;
}

/** Not expired, and not made by a clock that has been set back since. */
const isGoodAt = (now: Date) => (link: ExpressionBuilder<Tables, 'accountLinks'>) =>
  link.and([link('expiresAt', '>', now.toISOString()), link('createdAt', '<=', latestMoment(now).toISOString())]);

/** Links by which somebody comes in without a password: each is good once, and only the newest of an account is good at all. */
export function accountLinkRepository(db: Kysely<Tables>) {
  const open = (kind: LinkKind, now: Date) =>
    db
      .selectFrom('accountLinks')
      .select(['accountId', 'expiresAt', 'email'])
      .where('kind', '=', kind)
      .where('usedAt', 'is', null)
      .where(isGoodAt(now))
      .execute();

  return {
    async add({ tokenHash, clearsFactors, ...link }: AccountLink & { tokenHash: string }, now: Date): Promise<void> {
      await db.deleteFrom('accountLinks').where('accountId', '=', link.accountId).execute();
      await db
        .insertInto('accountLinks')
        .values({ ...link, tokenHash, clearsFactors: flag(clearsFactors), createdAt: now.toISOString(), usedAt: null })
        .execute();
    },

    /** Undefined for a link that does not exist, is used or has expired. */
    async find(tokenHash: string, now: Date): Promise<AccountLink | undefined> {
      const row = await db
        .selectFrom('accountLinks')
        .select(['accountId', 'kind', 'clearsFactors', 'email', 'expiresAt'])
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where(isGoodAt(now))
        .executeTakeFirst();
      return row && { ...row, clearsFactors: row.clearsFactors === 1 };
    },

    /** False when it was used before: of two requests with the same link one gets true. */
    async use(tokenHash: string, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('accountLinks')
        .set({ usedAt: now.toISOString() })
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    /** Whether an account has a link that takes factors away and is still good. */
    async hasClearing(accountId: string, now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('accountLinks')
        .select('accountId')
        .where('accountId', '=', accountId)
        .where('clearsFactors', '=', flag(true))
        .where('usedAt', 'is', null)
        .where(isGoodAt(now))
        .executeTakeFirst();
      return row !== undefined;
    },

    async withdraw(accountId: string): Promise<void> {
      await db.deleteFrom('accountLinks').where('accountId', '=', accountId).execute();
    },

    /** Account → end of its invitation, of those that are open. */
    openInvitations: async (now: Date): Promise<Map<string, string>> =>
      new Map((await open('invitation', now)).map(({ accountId, expiresAt }) => [accountId, expiresAt])),

    /** Account → its new e-mail address, of those that are not confirmed yet. */
    openEmails: async (now: Date): Promise<Map<string, string | null>> =>
      new Map((await open('email', now)).map(({ accountId, email }) => [accountId, email])),
  };
}
