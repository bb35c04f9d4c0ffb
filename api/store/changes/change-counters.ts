import { type Kysely, sql, type Transaction } from 'kysely';
import type { Topic } from '#contract/office/topics';
import type { DataTag } from '#contract/site-data';
import type { Tables } from '../tables.ts';

/** Describes what has changed: kinds of the Office's data, and parts of the public data. */
export interface Changes {
  topics: ReadonlySet<Topic>;
  tags: ReadonlySet<DataTag>;
}

/** Collects the changes of transactions that are under way. */
const collected = new WeakMap<Kysely<Tables>, { topics: Set<Topic>; tags: Set<DataTag> }>();

/** Counts changes: at the end of the transaction that `countAtEnd` runs, and else at once. */
export async function countChanges(db: Kysely<Tables>, { topics, tags }: Partial<Changes>): Promise<void> {
  const changes = collected.get(db);
  if (!changes) return write(db, { topics: topics ?? new Set(), tags: tags ?? new Set() });
  for (const topic of topics ?? []) changes.topics.add(topic);
  for (const tag of tags ?? []) changes.tags.add(tag);
}

/**
 * Runs the work of a transaction and then counts what it has changed, once each. The counters are few rows that almost every transaction locks:
 * locked last, for the moment of the commit alone and in one order everywhere, they make nobody wait for the rest of a transaction, and no two
 * transactions for each other.
 */
export async function countAtEnd<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  const changes = { topics: new Set<Topic>(), tags: new Set<DataTag>() };
  collected.set(transaction, changes);
  const result = await work();
  collected.delete(transaction);
  await write(transaction, changes);
  return result;
}

async function write(db: Kysely<Tables>, { topics, tags }: Changes): Promise<void> {
  if (topics.size > 0)
    await db
      .insertInto('topics')
      .values([...topics].toSorted(byText).map((topic) => ({ topic, revision: 1 })))
      .onConflict((conflict) => conflict.column('topic').doUpdateSet({ revision: sql`topics.revision + 1` }))
      .execute();
  if (tags.size > 0)
    await db
      .insertInto('revisions')
      .values([...tags].toSorted(byText).map((tag) => ({ tag, revision: 1 })))
      .onConflict((conflict) => conflict.column('tag').doUpdateSet({ revision: sql`revisions.revision + 1` }))
      .execute();
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);
