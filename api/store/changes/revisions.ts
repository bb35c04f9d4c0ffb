import type { Kysely } from 'kysely';
import type { DataTag, TextTag } from '#contract/site-data';
import type { Engine } from '../engines/engine.ts';
import type { Tables } from '../tables.ts';
import { countChanges } from './change-counters.ts';

type CountedAlways = Exclude<DataTag, TextTag>;
/** A text has one once a line of it was changed. */
export type Revisions = Record<CountedAlways, number> & Partial<Record<TextTag, number>>;

const unchanged: Record<CountedAlways, number> = { groups: 0, clients: 0, reviews: 0, careers: 0, members: 0, company: 0, pictures: 0 };
export const dataTags = Object.keys(unchanged) as CountedAlways[];

/**
 * Adds one to the revisions of tags. Called in the same transaction as the change itself, or the pages would miss it; a transaction of the store
 * counts each once, when it ends.
 */
export async function bumpRevision(db: Kysely<Tables>, ...tags: DataTag[]): Promise<void> {
  await countChanges(db, { tags: new Set(tags) });
}

export interface RevisionReader {
  /** Counts how often each part of the public data has changed, by any process. Cheap enough for every request. */
  current(): Promise<Revisions>;
  /** To be called when a transaction of this process has ended: what `current` has cached may be stale. */
  invalidate(): void;
}

/** Reads the table only when something was committed since the last time, in this process or another. */
export function readRevisions({ db, dataVersion }: Engine): RevisionReader {
  let cached: { revisions: Revisions; version: number } | undefined;
  let ownChanges = 0;

  return {
    async current() {
      const version = dataVersion?.();
      if (cached && cached.version === version) return cached.revisions;
      const changesBefore = ownChanges;
      const rows = await db.selectFrom('revisions').selectAll().execute();
      const revisions = { ...unchanged, ...Object.fromEntries(rows.map((row) => [row.tag, row.revision])) };
      // A transaction may have ended while the rows were read; then the next call reads again.
      if (version !== undefined && changesBefore === ownChanges) cached = { revisions, version };
      return revisions;
    },
    invalidate() {
      ownChanges += 1;
      cached = undefined;
    },
  };
}
