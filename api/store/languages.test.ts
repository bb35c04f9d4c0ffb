import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { storeWithDatabase } from '../testing/store-with-database.ts';
import { addOpenJob } from '../testing/test-api.ts';
import { migrations } from './migrate.ts';

const now = new Date('2026-11-20T10:00:00Z');

const oldQuote = `insert into quotes (id, reference, received_at, suspicious, full_name, email, phone_number, country, message)
  values ('old', 'ACDEFGHJ', '2026-11-20T10:00:00.000Z', 0, 'A', 'a@b.example', '1', 'Jordan', 'M')`;
const oldClient = `insert into clients (id, name, logo, category, services, is_private_work, coming_soon, sort_order)
  values ('old', 'A bank', '/a.svg', 'Banks', '[]', 0, 0, 0)`;

test('rows of the version before are English and in one language', async () => {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0004-demo-entries')).error).toBeUndefined();
  for (const statement of [oldQuote, oldClient]) await sql.raw(statement).execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();

  expect((await sql`select locale from quotes`.execute(db)).rows).toEqual([{ locale: 'en' }]);
  expect((await sql`select ar from clients`.execute(db)).rows).toEqual([{ ar: null }]);
});

test('the version before can still write while it runs beside this one', async () => {
  const { store, db } = await storeWithDatabase();
  for (const statement of [oldQuote, oldClient]) await sql.raw(statement).execute(db);

  expect(await store.quotes.list()).toMatchObject([{ locale: 'en' }]);
  expect(await store.clients.list('ar')).toMatchObject([{ name: 'A bank' }]);
});

test.each([
  ['مهندس', 'ar: Invalid input: expected object, received string'],
  ['', 'ar: Invalid input: expected object, received string'],
  ['{"jobTitle":"مهندس"}', expect.stringMatching(/^ar\.location: .*; ar\.summary: .*; ar\.responsibilities: .* \(and 1 more\)$/)],
])('a position whose translation is %j is left out in every language, and reported', async (ar, problem) => {
  const { store, db, mismatches } = await storeWithDatabase();
  await addOpenJob(store, { jobTitle: 'Good' });
  const id = await addOpenJob(store, { jobTitle: 'Faulty' });
  await db.updateTable('careers').set({ ar }).where('id', '=', id).execute();

  for (const locale of ['en', 'ar'] as const) expect(await store.careers.listOpen(now, locale)).toMatchObject([{ jobTitle: 'Good' }]);

  expect(mismatches).toEqual(Array(2).fill({ source: 'careers', key: id, problem }));
  expect(await store.careers.find(id, now)).toEqual({ jobTitle: 'Faulty', isOpen: true });
});

test('a translation may have columns of a later version', async () => {
  const { store, db } = await storeWithDatabase();
  await sql.raw(oldClient).execute(db);
  await db
    .updateTable('clients')
    .set({ ar: JSON.stringify({ name: 'بنك', motto: 'أولًا' }) })
    .execute();

  expect(await store.clients.find('old', 'ar')).toEqual({ ...(await store.clients.find('old')), name: 'بنك' });
});
