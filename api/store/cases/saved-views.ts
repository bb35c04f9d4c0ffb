import type { Kysely } from 'kysely';
import { SavedView } from '#contract/office/quotes';
import { fromJson, json } from '../rows/columns.ts';
import { newId } from '../rows/identifiers.ts';
import type { Tables } from '../tables.ts';

/** Searches and filters that somebody has given a name, for themselves. */
export function savedViewRepository(db: Kysely<Tables>) {
  return {
    /** In the order in which they were made. */
    async list(accountId: string): Promise<SavedView[]> {
      const rows = await db
        .selectFrom('savedViews')
        .selectAll()
        .where('accountId', '=', accountId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      // One that this release does not understand is left out.
      return rows.flatMap(({ id, name, query }) => {
        const read = fromJson(SavedView.shape.query, query);
        return read ? [{ id, name, query: read }] : [];
      });
    },

    async add(accountId: string, { name, query }: Omit<SavedView, 'id'>, now: Date): Promise<SavedView> {
      const id = newId();
      await db
        .insertInto('savedViews')
        .values({ id, accountId, name, query: json(query), createdAt: now.toISOString() })
        .execute();
      return { id, name, query };
    },

    /** False when this person has no such view. */
    async remove(accountId: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('savedViews')
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
