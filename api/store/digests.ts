import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { DigestTopic } from './tables-mail.ts';

/** The mails that go once a day or week to whoever has chosen them. */
export function digestRepository(db: Kysely<Tables>) {
  return {
    /** False when those of this calendar day were written before. To be called in the transaction that writes them. */
    async claim(topic: DigestTopic, day: string): Promise<boolean> {
      const claimed = await db
        .insertInto('writtenDigests')
        .values({ topic, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (!claimed) return false;
      // Those of days gone by are of no use.
      await db.deleteFrom('writtenDigests').where('topic', '=', topic).where('day', '<', day).execute();
      return true;
    },
  };
}
