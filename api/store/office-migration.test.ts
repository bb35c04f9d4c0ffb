import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from './migrate.ts';

test('requests that were there before the Office wait since they came, and are found', async () => {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: migrations });
  await migrator.migrateTo('0006-accounts');
  await sql`insert into quotes (id, reference, received_at, suspicious, full_name, email, phone_number, country, message)
    values ('q', 'ACDEFGHJ', '2026-11-20T10:00:00.000Z', 0, 'Zoë', 'z@b.example', '1', 'Oman', ${'Two\ntills'})`.execute(db);

  await migrator.migrateTo('0016-notes');
  await sql`insert into search_texts (kind, subject_id, words) values ('quote', 'deleted', 'acdef'), ('review', 'r', 'acdefghj')`.execute(
    db,
  );
  const { error } = await migrator.migrateToLatest();

  expect(error).toBeUndefined();
  const { rows } = await sql`select state, turn, waits_since, "rank", excerpt, sort_name, version from quotes`.execute(db);
  expect(rows).toEqual([
    {
      ...{ state: 'new', turn: 'first-answer', waits_since: '2026-11-20T10:00:00.000Z', rank: '0|2026-11-20T10:00:00.000Z' },
      ...{ excerpt: 'Two tills', sort_name: 'zoe', version: 1 },
    },
  ]);
  const foundIn = async (index: 'quote_index' | 'search_index') => {
    const found = sql`select rowid from ${sql.table(index)} where ${sql.table(index)} match '"acdef"*'`;
    return (await sql<{ id: string }>`select subject_id as id from search_texts where number in (${found})`.execute(db)).rows;
  };
  expect(await foundIn('quote_index')).toEqual([{ id: 'q' }]);
  expect(await foundIn('search_index')).toEqual([{ id: 'r' }]);
  await sql`delete from quotes`.execute(db);
  expect(await foundIn('quote_index')).toEqual([]);
});
