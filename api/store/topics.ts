import { type Kysely, sql } from 'kysely';
import type { Tables, Topic } from './tables.ts';

/** How often each kind of the Office's data has changed, by any process. */
export function topicRepository(db: Kysely<Tables>) {
  return {
    /** Called in the same transaction as the change itself, or open screens would miss it. */
    async changed(...topics: Topic[]): Promise<void> {
      // In one order everywhere: two transactions that change the same topics do not wait for each other in a circle.
      for (const topic of [...new Set(topics)].toSorted((one, other) => (one < other ? -1 : 1)))
        await db
          .insertInto('topics')
          .values({ topic, revision: 1 })
          .onConflict((conflict) => conflict.column('topic').doUpdateSet({ revision: sql`topics.revision + 1` }))
          .execute();
    },

    async current(): Promise<Map<Topic, number>> {
      const rows = await db.selectFrom('topics').selectAll().execute();
      return new Map(rows.map(({ topic, revision }) => [topic, revision]));
    },
  };
}
