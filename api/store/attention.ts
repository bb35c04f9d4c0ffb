import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { limits } from '#contract/limits';
import type { EntryKind } from '#contract/office/attention';
import { reviewStates } from '#contract/office/reviews';
import { serviceIds } from '#contract/services';
import { z } from '#contract/zod';
import { toCareer } from './careers.ts';
import { toClient } from './clients.ts';
import { json } from './columns.ts';
import type { Engine } from './engine.ts';
import { toGroup } from './groups.ts';
import { bumpRevision } from './revisions.ts';
import type { Tables } from './tables.ts';

/** A row as it is on disk: anything can be in its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** An entry as the contract would have it, not checked, and the row that it is read from. */
export interface UncheckedEntry {
  id: string;
  name: string;
  entry: object;
  row: StoredRow;
}

export const entryTables = { office: 'groups', client: 'clients', job: 'careers', review: 'reviews' } as const satisfies Record<
  EntryKind,
  keyof Tables
>;

const nameColumns = { office: 'name', client: 'name', job: 'jobTitle', review: 'fullName' } as const;

/** Every number of stars. */
export const rates: readonly number[] = Array.from({ length: limits.rating.max }, (_, index) => limits.rating.min + index);

/** Rows that may not fit the contract, whoever has written them. */
export function attentionRepository(db: Kysely<Tables>, { hasRowLocks }: Pick<Engine, 'hasRowLocks'>) {
  /** What was deleted is nobody's concern. Of reviews, which are many, the database itself picks those that cannot fit. */
  const candidates = {
    office: () => db.selectFrom('groups').selectAll().where('isDeleted', '=', 0).orderBy('sortOrder').orderBy('id').execute(),
    client: () => db.selectFrom('clients').selectAll().where('deletedAt', 'is', null).orderBy('sortOrder').orderBy('id').execute(),
    job: () => db.selectFrom('careers').selectAll().where('archivedAt', 'is', null).orderBy('id').execute(),
    review: () =>
      db
        .selectFrom('reviews')
        .selectAll()
        .where((review) =>
          review.or([review('service', 'not in', serviceIds), review('rate', 'not in', rates), review('status', 'not in', reviewStates)]),
        )
        .orderBy('receivedAt', 'desc')
        .orderBy('id')
        .execute(),
  } as const satisfies Record<EntryKind, () => Promise<object[]>>;

  return {
    /** In the order of the site; those that fit are among them. */
    async candidates(kind: EntryKind): Promise<UncheckedEntry[]> {
      return (await candidates[kind]()).map((row) => readEntry(kind, row as unknown as StoredRow));
    },

    /** Nobody else changes it until the transaction ends. */
    async find(kind: EntryKind, id: string): Promise<UncheckedEntry | undefined> {
      let query = db.selectFrom(entryTables[kind]).selectAll().where('id', '=', id);
      if (hasRowLocks) query = query.forUpdate();
      const row = await query.executeTakeFirst();
      return row && readEntry(kind, row as unknown as StoredRow);
    },

    /** Writes fields of the contract into their columns; null empties one. To be called inside a transaction. */
    async repair(kind: EntryKind, { id, row }: UncheckedEntry, values: Readonly<Record<string, unknown>>): Promise<void> {
      await write(
        kind,
        id,
        row,
        mapValues(values, (value) => (isStructured(value) ? json(value) : value)),
      );
    },

    /** Writes columns as they were, whatever stood in them. To be called inside a transaction. */
    async putBack(kind: EntryKind, { id, row }: UncheckedEntry, columns: Readonly<Record<string, KeptValue>>): Promise<void> {
      await write(kind, id, row, mapValues(columns, fromKept));
    },
  };

  async function write(kind: EntryKind, id: string, { version }: StoredRow, columns: Readonly<Record<string, unknown>>): Promise<void> {
    const derived = {
      // Without its words, a client is found by what is written in its name.
      ...(kind === 'client' && { words: '' }),
      // Not every table counts versions.
      ...(typeof version === 'number' && { version: version + 1 }),
    };
    await db
      .updateTable(entryTables[kind])
      .set({ ...columns, ...derived } as never)
      .where('id', '=', id)
      .execute();
    await bumpRevision(db, entryTables[kind]);
  }
}

function mapValues<Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

const isStructured = (value: unknown): boolean => typeof value === 'object' && value !== null;

function readEntry(kind: EntryKind, row: StoredRow): UncheckedEntry {
  return { id: String(row.id), name: textOf(row[nameColumns[kind]]) ?? '', entry: entryOf(kind, row), row };
}

/** Of all columns, in hexadecimal digits. SQLite's and PostgreSQL's own tools change rows without counting versions. */
export function hashOfRow(row: StoredRow): string {
  const columns = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 32);
}

function entryOf(kind: EntryKind, row: StoredRow): object {
  switch (kind) {
    case 'office':
      return toGroup(row as unknown as Selectable<Tables['groups']>);
    case 'client':
      return toClient(row as unknown as Selectable<Tables['clients']>);
    case 'job':
      return toCareer(row as unknown as Selectable<Tables['careers']>);
    case 'review':
      return { ...row, _id: row.id };
  }
}

/** What stands in a column, as JSON has it, so that it can be put back; bytes in hexadecimal digits. */
export const KeptValue = z.union([z.string(), z.number(), z.null(), z.object({ bytes: z.string().regex(/^(?:[\da-f]{2})*$/) })]);
export type KeptValue = z.infer<typeof KeptValue>;

export const keptValue = (value: unknown): KeptValue =>
  value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : ((value ?? null) as string | number | null);

const fromKept = (value: KeptValue): string | number | null | Buffer =>
  typeof value === 'object' && value !== null ? Buffer.from(value.bytes, 'hex') : value;

/** What stands in a column, as text; bytes as the hexadecimal digits that SQL writes. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? `x'${Buffer.from(value).toString('hex')}'` : String(value);
}
