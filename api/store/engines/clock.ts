import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

const id = 1;

/** Describes what the clock said when it was last looked at. Times are in ISO 8601. */
export interface ClockReading {
  seenAt: string;
  /** Since when it has run without a jump. */
  steadySince: string;
}

export function clockRepository(db: Kysely<Tables>) {
  return {
    /** Undefined before the first one. */
    async reading(): Promise<ClockReading | undefined> {
      return db.selectFrom('clock').select(['seenAt', 'steadySince']).where('id', '=', id).executeTakeFirst();
    },

    async read(reading: ClockReading): Promise<void> {
      await db
        .insertInto('clock')
        .values({ id, ...reading })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(reading))
        .execute();
    },
  };
}
