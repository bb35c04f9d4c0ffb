import { type Kysely, sql } from 'kysely';
import type { DataTag } from '#contract/site-data';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

export type Revisions = Record<DataTag, number>;

const unchanged: Revisions = { groups: 0, clients: 0, reviews: 0, careers: 0 };
export const dataTags = Object.keys(unchanged) as DataTag[];

/** Adds one to a tag's revision. Called in the same transaction as the change itself, or the pages would miss it. */
export async function bumpRevision(db: Kysely<Tables>, tag: DataTag): Promise<void> {
  await db
    .insertInto('revisions')
    .values({ tag, revision: 1 })
    .onConflict((conflict) => conflict.column('tag').doUpdateSet({ revision: sql`revisions.revision + 1` }))
    .execute();
}

export interface RevisionReader {
  /** How often each part of the public data has changed, by any process. Cheap enough to ask on every request. */
  current(): Promise<Revisions>;
  /** A transaction of this process has ended: what `current` remembers may be old. */
  forget(): void;
}

/** Reads the table only when something was committed since the last reading, here or in another process. */
export function readRevisions({ db, foreignChanges }: Engine): RevisionReader {
  let remembered: { revisions: Revisions; version: number } | undefined;
  let ownChanges = 0;

  return {
    async current() {
      const version = foreignChanges?.();
      if (remembered && remembered.version === version) return remembered.revisions;
      const seen = ownChanges;
      const rows = await db.selectFrom('revisions').selectAll().execute();
      const revisions = { ...unchanged, ...Object.fromEntries(rows.map((row) => [row.tag, row.revision])) };
      // A transaction may have ended while the rows were read; then the next call reads again.
      if (version !== undefined && seen === ownChanges) remembered = { revisions, version };
      return revisions;
    },
    forget() {
      ownChanges += 1;
      remembered = undefined;
    },
  };
}
