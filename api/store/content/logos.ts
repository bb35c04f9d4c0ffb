import type { Kysely, Selectable } from 'kysely';
import { uploadPath } from '#contract/api-paths';
import { Crop, type Logo } from '#contract/office/pictures/logos';
import { flag, fromJson, json } from '../rows/columns.ts';
import type { Tables } from '../tables.ts';

/** A logo with the path of its small version. */
export interface KeptLogo extends Logo {
  smallPath: string | null;
}

/** Keys per statement: SQLite takes 32,766 values. */
const batchSize = 1_000;

/** Logos that were uploaded in the Office, and the public files that nothing refers to any more. */
export function logoRepository(db: Kysely<Tables>) {
  const paths = (keys: readonly string[]) => keys.map(uploadPath);

  return {
    async add({ source, crop, content, isOpaque, ...logo }: KeptLogo, now: Date): Promise<void> {
      await db
        .insertInto('logos')
        .values({
          ...logo,
          sourcePath: source,
          crop: crop && json(crop),
          content: json(content),
          isOpaque: flag(isOpaque),
          createdAt: now.toISOString(),
        })
        .execute();
    },

    async find(path: string): Promise<KeptLogo | undefined> {
      const row = await db.selectFrom('logos').selectAll().where('path', '=', path).executeTakeFirst();
      return row && toLogo(row);
    },

    /** Paths of all public files that an entry shows, one that was taken off the site too, and of those that its logo or portrait was made from. */
    async usedPaths(): Promise<Set<string>> {
      const used = new Set<string>();
      for (const table of ['clients', 'groups'] as const)
        for (const { logo } of await db.selectFrom(table).select('logo').distinct().execute()) if (logo) used.add(logo);
      for (const { portrait } of await db.selectFrom('members').select('portrait').execute()) if (portrait) used.add(portrait);
      for (const { path, smallPath, sourcePath } of await db.selectFrom('logos').select(['path', 'smallPath', 'sourcePath']).execute())
        if (used.has(path)) for (const other of [smallPath, sourcePath]) if (other) used.add(other);
      return used;
    },

    /** Since when which files have been found unused, by key. */
    async unusedSince(): Promise<Map<string, string>> {
      const rows = await db.selectFrom('unusedUploads').selectAll().execute();
      return new Map(rows.map(({ key, since }) => [key, since]));
    },

    async markUnused(keys: readonly string[], now: Date): Promise<void> {
      for (const batch of batches(keys))
        await db
          .insertInto('unusedUploads')
          .values(batch.map((key) => ({ key, since: now.toISOString() })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    },

    async unmark(keys: readonly string[]): Promise<void> {
      for (const batch of batches(keys)) await db.deleteFrom('unusedUploads').where('key', 'in', batch).execute();
    },

    /** Forgets logos whose files are about to be deleted. */
    async forget(keys: readonly string[]): Promise<void> {
      for (const batch of batches(keys)) {
        await db.deleteFrom('logos').where('path', 'in', paths(batch)).execute();
        await db.deleteFrom('unusedUploads').where('key', 'in', batch).execute();
      }
    },
  };
}

function* batches(keys: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += batchSize) yield keys.slice(at, at + batchSize);
}

function toLogo({ createdAt, sourcePath, ...row }: Selectable<Tables['logos']>): KeptLogo {
  return {
    ...row,
    source: sourcePath,
    // What does not fit is all of it: somebody can cut it anew.
    crop: (row.crop !== null && fromJson(Crop, row.crop)) || null,
    content: fromJson(Crop, row.content) ?? { x: 0, y: 0, width: 1, height: 1 },
    isOpaque: row.isOpaque === 1,
  };
}
