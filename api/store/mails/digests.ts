import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DigestTopic } from './tables-mail.ts';

/** Milliseconds. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

/** The mails that go once a day or week to whoever has chosen them. */
export function digestRepository(db: Kysely<Tables>) {
  return {
    /** False when those of this calendar day were written before. To be called in the transaction that writes them. */
    async claim(topic: DigestTopic, day: string): Promise<boolean> {
      // Of days to come, by a clock that has been set back since: they will want theirs.
      await db.deleteFrom('writtenDigests').where('topic', '=', topic).where('day', '>', day).execute();
      const claimed = await db
        .insertInto('writtenDigests')
        .values({ topic, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (!claimed) return false;
      // Those of days gone by are of no use, unless the clock comes back to them.
      const before = new Date(Date.parse(day) - keptMs).toISOString().slice(0, day.length);
      await db.deleteFrom('writtenDigests').where('topic', '=', topic).where('day', '<', before).execute();
      return true;
    },
  };
}
