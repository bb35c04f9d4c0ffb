import type { Kysely, Selectable } from 'kysely';
import { type TokenScope, tokenScopeNames } from '#contract/office/connections/tokens';
import { z } from '#contract/zod';
import { fromJson, json } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

/** A token as it is stored, without its hash. */
export type StoredToken = Omit<Selectable<Tables['accessTokens']>, 'scopes' | 'tokenHash'> & { scopes: TokenScope[] };

type NewToken = Omit<StoredToken, 'id' | 'lastUsedAt'> & { tokenHash: string };

/** Holds the tokens of other systems. */
export function accessTokenRepository(db: Kysely<Tables>) {
  return {
    /** The newest first, those that have ended included. */
    async list(): Promise<StoredToken[]> {
      return (await db.selectFrom('accessTokens').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()).map(toToken);
    },

    async find(id: string): Promise<StoredToken | undefined> {
      const row = await db.selectFrom('accessTokens').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toToken(row);
    },

    async findByHash(tokenHash: string): Promise<StoredToken | undefined> {
      const row = await db.selectFrom('accessTokens').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst();
      return row && toToken(row);
    },

    count: (): Promise<number> => countRows(db.selectFrom('accessTokens')),

    async add({ scopes, ...token }: NewToken): Promise<string> {
      const id = newId();
      await db
        .insertInto('accessTokens')
        .values({ id, ...token, scopes: json(scopes) })
        .execute();
      return id;
    },

    async used(id: string, now: Date): Promise<void> {
      await db.updateTable('accessTokens').set({ lastUsedAt: now.toISOString() }).where('id', '=', id).execute();
    },

    /** False when it is not there any more. */
    async remove(id: string): Promise<boolean> {
      return (await db.deleteFrom('accessTokens').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
    },
  };
}

function toToken({ tokenHash, scopes, ...row }: Selectable<Tables['accessTokens']>): StoredToken {
  const names = fromJson(z.array(z.string()), scopes) ?? [];
  return { ...row, scopes: tokenScopeNames.filter((name) => names.includes(name)) };
}
