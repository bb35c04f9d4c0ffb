import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export function secretRepository(db: Kysely<Tables>) {
  return {
    /** The secret of that name, 32 random bytes in hexadecimal; made on first use, the same for every process on this database. */
    async getOrCreate(name: string): Promise<string> {
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('hex') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return value;
    },
  };
}
