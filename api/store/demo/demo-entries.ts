import { type Kysely, sql } from 'kysely';
import { z } from '#contract/zod';
import { bumpRevision } from '../changes/revisions.ts';
import { fromJson, json } from '../rows/columns.ts';
import { removeSearchTexts } from '../search/search-texts.ts';
import type { DemoKind, Tables } from '../tables.ts';

export const demoKinds: readonly DemoKind[] = ['groups', 'clients', 'reviews', 'careers', 'members'];

/** A row as it is stored, whatever its table. */
export type DemoRow = Record<string, unknown> & { id: string };

/** A row that came from the demo. */
export interface DemoEntry {
  kind: DemoKind;
  row: DemoRow;
  /** Somebody has changed it since. */
  isChanged: boolean;
  /** Number of applications for a job, which keep it in the database. */
  applications: number;
}

/** Column that tells the entries of a kind apart for people. */
export const nameColumns = {
  groups: 'name',
  clients: 'name',
  reviews: 'fullName',
  careers: 'jobTitle',
  members: 'name',
} as const satisfies Record<DemoKind, string>;

/** Knows which offices, clients, reviews, jobs and people came from the demo. Everything but `list` and `rowsNamed` is to be called inside a transaction. */
export function demoEntryRepository(db: Kysely<Tables>) {
  const allRows = (kind: DemoKind) => db.selectFrom(kind).selectAll();

  async function mark(kind: DemoKind, rows: DemoRow[]): Promise<void> {
    if (rows.length === 0) return;
    const entries = rows.map((row) => ({ id: row.id, kind, content: json(contentOf(row)) }));
    await db
      .insertInto('demoEntries')
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  return {
    mark,

    /** Marks all rows: the database was empty before it was seeded. */
    async markAll(): Promise<void> {
      for (const kind of demoKinds) await mark(kind, await allRows(kind).execute());
    },

    async areMarked(): Promise<boolean> {
      return (await db.selectFrom('demoEntries').select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    async rowsNamed(kind: DemoKind, names: string[]): Promise<DemoRow[]> {
      return allRows(kind).where(sql.ref(nameColumns[kind]), 'in', names).execute();
    },

    /** @param leaving ids of applications that are about to be deleted */
    async list(leaving: readonly string[] = []): Promise<DemoEntry[]> {
      const marks = await db.selectFrom('demoEntries').selectAll().execute();
      const contents = new Map(marks.map(({ id, content }) => [id, fromJson(z.looseObject({}), content) ?? {}]));
      const applications = await applicationsByPosition(db, leaving);
      const entries: DemoEntry[] = [];
      for (const kind of demoKinds) {
        const ids = marks.filter((marked) => marked.kind === kind).map(({ id }) => id);
        const rows: DemoRow[] = ids.length === 0 ? [] : await allRows(kind).where('id', 'in', ids).execute();
        for (const row of rows)
          entries.push({
            kind,
            row,
            isChanged: !hasContent(row, contents.get(row.id) ?? {}),
            applications: applications.get(row.id) ?? 0,
          });
      }
      return entries;
    },

    /** Deletes rows and what marks them. */
    async delete(kind: DemoKind, ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.deleteFrom(kind).where('id', 'in', ids).execute();
      await removeSearchTexts(db, ids);
      await forget(db, ids);
      await bumpRevision(db, kind);
    },

    /** Takes jobs off the site. They stay in the database as drafts, and no longer count as entries of the demo. */
    async withdrawJobs(ids: string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.updateTable('careers').set({ publishedAt: null }).where('id', 'in', ids).execute();
      await forget(db, ids);
      await bumpRevision(db, 'careers');
    },

    /** Whether anything that is stored shows this logo. */
    async isLogoUsed(logo: string): Promise<boolean> {
      for (const table of ['clients', 'groups'] as const)
        if (await db.selectFrom(table).select('id').where('logo', '=', logo).limit(1).executeTakeFirst()) return true;
      return (await db.selectFrom('members').select('id').where('portrait', '=', logo).limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

/** Without the key, without the version, without whether somebody was told of it, and without the place in a list: entries move when others are added. */
function contentOf({ id, sortOrder, version, announcedAt, ...content }: DemoRow): object {
  return content;
}

/** Columns that were added since the row was marked do not count, but for a translation: only people can have written that. */
const hasContent = (row: DemoRow, content: object) =>
  Object.entries({ ar: null, ...content }).every(([column, value]) => (row[column] ?? null) === value);

async function forget(db: Kysely<Tables>, ids: string[]): Promise<void> {
  await db.deleteFrom('demoEntries').where('id', 'in', ids).execute();
}

async function applicationsByPosition(db: Kysely<Tables>, leaving: readonly string[]): Promise<Map<string, number>> {
  let counted = db.selectFrom('applicants').select(({ fn }) => ['careerId', fn.countAll().as('applications')]);
  if (leaving.length > 0) counted = counted.where('id', 'not in', leaving);
  const rows = await counted.groupBy('careerId').execute();
  return new Map(rows.map(({ careerId, applications }) => [careerId, Number(applications)]));
}
