import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { allForms } from '#contract/forms/all-forms';
import type { FormName } from '#contract/forms/form-definition';
import { migrationNames, migrations } from './migrate.ts';

const tables: Record<FormName, string> = { quote: 'quotes', review: 'reviews', application: 'applicants' };

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of every table after a migration, with whether a row can be inserted without them. */
async function columnsAfter(migration: string | undefined): Promise<Map<string, Map<string, boolean>>> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = migration === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(migration);
  expect(error).toBeUndefined();
  const found = await db.introspection.getTables();
  return new Map(
    found.map(({ name, columns }) => [name, new Map(columns.map((column) => [column.name, column.isNullable || column.hasDefaultValue]))]),
  );
}

test.each(allForms)('every field of the form $name has a column', async ({ name, fields }) => {
  const columns = (await columnsAfter(undefined)).get(tables[name]);
  const stored = Object.entries(fields).filter(([, { kind }]) => kind !== 'file');

  const missing = stored.map(([field]) => snakeCase(field)).filter((column) => !columns?.has(column));

  expect(missing.map((column) => `${tables[name]} has no column ${column}: add a migration`)).toEqual([]);
});

test('a column that was added later has a default: rows that are there, and the previous version, have no value for it', async () => {
  const [first] = migrationNames;
  const [before, after] = [await columnsAfter(first), await columnsAfter(undefined)];

  const required = [...before].flatMap(([table, columns]) =>
    [...(after.get(table) ?? [])]
      .filter(([column, isOptional]) => !columns.has(column) && !isOptional)
      .map(([column]) => `${table}.${column}`),
  );

  expect(required).toEqual([]);
});
