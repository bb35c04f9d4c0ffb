import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { anyEngine } from '../../testing/engines.ts';
import { copyStore } from '../engines/copy-store.ts';
import { findEngine } from '../engines/open-engine.ts';
import { migrations } from '../migrate.ts';
import { openStore } from '../open-store.ts';

const at = '2026-11-20T10:00:00.000Z';
const note = { author_id: 'me', at, edited_at: null, removed_at: null, version: 1 };
const reply = {
  ...{ at, in_reply_to: null, subject: 'Re', text: 'Yes', by_hand: 0, attachments: '[]', version: 2 },
  ...{ origin: 'other', sender_name: 'Zoë', sender_email: 'zoe@visitor.example', marks: '["cut"]' },
};
const draft = { account_id: 'me', subject: 'Re', saved_at: at };

/** A database of the release before cases, with something in every table that they take over, and what brings it to the newest schema. */
async function earlierDatabase() {
  const location = await anyEngine.withoutTables();
  const engine = await findEngine(location);
  onTestFinished(() => engine.close());
  const migrateTo = async (db: Kysely<never>, name: string) => {
    const { error } = await new Migrator({ db: db.withoutPlugins(), provider: migrations }).migrateTo(name);
    if (error) throw error;
  };
  await engine.open((db) => migrateTo(db as unknown as Kysely<never>, '0027-things-of-events'));
  const db = engine.db.withoutPlugins() as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const add = (table: string, ...rows: Record<string, unknown>[]) => db.insertInto(table).values(rows).execute();
  await add('notes', { ...note, id: 'n1', quote_id: 'q', text: 'Big', merged_from: 'q0' });
  await add('application_notes', { ...note, id: 'n2', application_id: 'a', text: 'Good', edited_at: at, removed_at: at });
  await add('replies', { ...reply, id: 'r1', quote_id: 'q', message_id: '<same>', merged_from: null });
  await add('application_replies', { ...reply, id: 'r2', application_id: 'a', message_id: '<same>' });
  await add('drafts', { ...draft, id: 'd1', quote_id: 'q', text: 'Dear' });
  await add('application_drafts', { ...draft, id: 'd2', application_id: 'a', text: 'Hello' });
  return { location, db, add, migrate: () => migrateTo(engine.db as unknown as Kysely<never>, '0028-cases') };
}

const textsOf = async (db: Kysely<Record<string, Record<string, unknown>>>, table: string) =>
  (await db.selectFrom(table).select('text').orderBy('text').execute()).map(({ text }) => text);

test('notes, replies and drafts of quotes and applications stand in one table each afterwards, with all that they had', async () => {
  const { db, migrate } = await earlierDatabase();
  await migrate();

  const rows = (table: string) => db.selectFrom(table).selectAll().orderBy('id').execute();
  expect(await rows('case_notes')).toEqual([
    { ...note, id: 'n1', about: 'quote', about_id: 'q', text: 'Big', merged_from: 'q0' },
    { ...note, id: 'n2', about: 'application', about_id: 'a', text: 'Good', edited_at: at, removed_at: at, merged_from: null },
  ]);
  expect(await rows('case_replies')).toEqual([
    { ...reply, id: 'r1', about: 'quote', about_id: 'q', message_id: '<same>', merged_from: null },
    { ...reply, id: 'r2', about: 'application', about_id: 'a', message_id: '<same>', merged_from: null },
  ]);
  expect(await rows('case_drafts')).toEqual([
    { ...draft, id: 'd1', about: 'quote', about_id: 'q', text: 'Dear' },
    { ...draft, id: 'd2', about: 'application', about_id: 'a', text: 'Hello' },
  ]);
});

test('the release before works on with what it knows, and what it writes is here', async () => {
  const { db, add, migrate } = await earlierDatabase();
  await migrate();

  await add('notes', { ...note, id: 'n3', quote_id: 'q', text: 'New' }, { ...note, id: 'n4', quote_id: 'q', text: 'Gone' });
  await add('application_notes', { ...note, id: 'n5', application_id: 'a', text: 'Newer' });
  await add('application_replies', { ...reply, id: 'r3', application_id: 'a', message_id: null, text: 'By hand' });
  await db.updateTable('notes').set({ quote_id: 'q2', merged_from: 'q' }).where('quote_id', '=', 'q').execute();
  await db
    .updateTable('application_notes')
    .set((row) => ({ text: 'Best', version: row('version', '+', 1) }))
    .where('id', '=', 'n2')
    .execute();
  await db.deleteFrom('notes').where('id', '=', 'n4').execute();
  for (const [table, column, about] of [
    ['drafts', 'quote_id', 'q'],
    ['application_drafts', 'application_id', 'a'],
  ] as const)
    for (const text of ['One', `Two of ${about}`])
      await db
        .insertInto(table)
        .values({ ...draft, id: `${about}-${text}`, [column]: about, text })
        .onConflict((conflict) => conflict.columns([column, 'account_id']).doUpdateSet({ text }))
        .execute();

  expect([await textsOf(db, 'notes'), await textsOf(db, 'application_notes')]).toEqual([
    ['Big', 'New'],
    ['Best', 'Newer'],
  ]);
  expect(await textsOf(db, 'case_notes')).toEqual(['Best', 'Big', 'New', 'Newer']);
  expect(await textsOf(db, 'application_replies')).toEqual(['By hand', 'Yes']);
  expect(await textsOf(db, 'case_drafts')).toEqual(['Two of a', 'Two of q']);
  expect(await db.selectFrom('case_notes').select(['about', 'about_id', 'merged_from', 'version']).orderBy('id').execute()).toEqual([
    { about: 'quote', about_id: 'q2', merged_from: 'q', version: 1 },
    { about: 'application', about_id: 'a', merged_from: null, version: 2 },
    { about: 'quote', about_id: 'q2', merged_from: 'q', version: 1 },
    { about: 'application', about_id: 'a', merged_from: null, version: 1 },
  ]);

  // What is deleted by either is nowhere any more.
  await db.deleteFrom('case_drafts').where('about_id', '=', 'a').execute();
  await db.deleteFrom('drafts').where('quote_id', '=', 'q').execute();
  for (const table of ['drafts', 'application_drafts', 'case_drafts']) expect(await textsOf(db, table)).toEqual([]);
});

test('a copy of such a database has them', async () => {
  const { location, migrate } = await earlierDatabase();
  await migrate();
  const target = await anyEngine.withoutTables();

  const copy = await copyStore(location, target);

  const counts = copy.ok ? Object.fromEntries(copy.tables.map(({ table, rows }) => [table, rows])) : {};
  expect(counts).toMatchObject({ caseNotes: 2, caseReplies: 2, caseDrafts: 2 });
  const store = await openStore(target);
  onTestFinished(() => store.close());
  expect(await store.conversations.notes('q')).toMatchObject([{ text: 'Big' }]);
  expect(await store.conversations.drafts('a', 'me')).toMatchObject({ draft: { text: 'Hello' } });
});

test('nothing of the earlier tables is left over but the names that the release before knows', async () => {
  const { db, migrate } = await earlierDatabase();
  await migrate();
  await sql`delete from case_notes`.execute(db);
  await sql`delete from case_replies`.execute(db);
  await sql`delete from case_drafts`.execute(db);

  for (const table of ['notes', 'replies', 'drafts'])
    for (const name of [table, `application_${table}`]) expect([name, await textsOf(db, name)]).toEqual([name, []]);
});
