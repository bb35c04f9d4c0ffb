import type { Kysely } from 'kysely';
import type { Tables, Topic } from '../tables.ts';
import { countChanges } from './change-counters.ts';

/** Counts how often each kind of the Office's data has changed, by any process. */
export function topicRepository(db: Kysely<Tables>) {
  return {
    /** Called in the same transaction as the change itself, or open screens would miss it. The transaction counts them when it ends. */
    async changed(...topics: Topic[]): Promise<void> {
      await countChanges(db, { topics: new Set(topics) });
    },

    async current(): Promise<Map<Topic, number>> {
      const rows = await db.selectFrom('topics').selectAll().execute();
      return new Map(rows.map(({ topic, revision }) => [topic, revision]));
    },
  };
}
