import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export function secretRepository(db: Kysely<Tables>) {
  const stored = (name: string) => db.selectFrom('secrets').select('value').where('name', '=', name);

  return {
    /** The secret of that name, 32 random bytes in hexadecimal; made on first use, the same for every process on this database. */
    async getOrCreate(name: string): Promise<string> {
      // Read far more often than made: a write waits for other writers, and a database that is read alone takes none.
      const known = await stored(name).executeTakeFirst();
      if (known) return known.value;
      await db
        .insertInto('secrets')
        .values({ name, value: randomBytes(32).toString('hex') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await stored(name).executeTakeFirstOrThrow()).value;
    },
  };
}
