import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

type Database = Record<string, Record<string, unknown>>;
type Table = 'notes' | 'replies' | 'drafts';

/** Columns besides what an entry is about, and what stands in one that is written without them. */
const columns: Record<Table, Record<string, string | undefined>> = {
  notes: {
    ...{ id: undefined, author_id: undefined, at: undefined, edited_at: undefined, removed_at: undefined },
    ...{ text: undefined, version: undefined, merged_from: undefined },
  },
  replies: {
    ...{ id: undefined, at: undefined, message_id: undefined, in_reply_to: undefined, subject: undefined, text: undefined },
    ...{ by_hand: undefined, attachments: undefined, version: undefined, merged_from: undefined },
    ...{ origin: 'customer', sender_name: '', sender_email: '', marks: '[]' },
  },
  drafts: { id: undefined, account_id: undefined, subject: undefined, text: undefined, saved_at: undefined },
};
const tables = Object.keys(columns) as Table[];

/** Lists where the release before this one keeps what, and in which column it says what that is about. */
const earlier = [
  { about: 'quote', column: 'quote_id', nameOf: (table: Table) => table },
  { about: 'application', column: 'application_id', nameOf: (table: Table) => `application_${table}` },
] as const;
type Earlier = (typeof earlier)[number];

/**
 * Notes, replies and drafts stand in one table each, whatever they are about. Under the names that the release before this one knows, it finds and
 * changes the same rows: it may still be running, or somebody may go back to it.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTables(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const table of tables)
    for (const place of earlier) {
      const names = namesOf(table, place);
      await sql`insert into ${sql.table(`case_${table}`)} (about, about_id, ${refs(names)}) select ${sql.lit(place.about)}, ${sql.ref(place.column)}, ${refs(names)} from ${sql.table(place.nameOf(table))}`.execute(
        db,
      );
      // SQLite takes no `on conflict` for a view, with which drafts are saved.
      if (!isPostgres && table === 'drafts') await forwardDrafts(db, place);
      else await replaceByView(db, table, place, isPostgres);
    }
}

async function createTables(db: Kysely<Database>): Promise<void> {
  const create = (table: Table) =>
    db.schema
      .createTable(`case_${table}`)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('about_id', 'text', (column) => column.notNull());
  const withTexts = <T extends string>(table: CreateTableBuilder<T>, ...names: string[]) =>
    names.reduce((builder, name) => builder.addColumn(name, 'text', (column) => column.notNull()), table);

  await withTexts(create('notes'), 'at', 'text')
    .addColumn('author_id', 'text')
    .addColumn('edited_at', 'text')
    .addColumn('removed_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('merged_from', 'text')
    .execute();
  const { origin = '', sender_name = '', sender_email = '', marks = '' } = columns.replies;
  await Object.entries({ origin, sender_name, sender_email, marks })
    .reduce(
      (table, [name, initial]) => table.addColumn(name, 'text', (column) => column.notNull().defaultTo(initial)),
      withTexts(create('replies'), 'at', 'subject', 'text', 'attachments'),
    )
    .addColumn('message_id', 'text')
    .addColumn('in_reply_to', 'text')
    .addColumn('by_hand', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('merged_from', 'text')
    .execute();
  await withTexts(create('drafts'), 'account_id', 'subject', 'text', 'saved_at').execute();

  const index = (name: string, table: Table, of: string[]) => db.schema.createIndex(name).on(`case_${table}`).columns(of);
  await index('case_notes_by_case', 'notes', ['about_id', 'at']).execute();
  await index('case_replies_by_case', 'replies', ['about_id', 'at']).execute();
  await index('case_replies_by_message', 'replies', ['message_id', 'about']).unique().execute();
  await index('case_drafts_by_account', 'drafts', ['about_id', 'account_id']).unique().execute();
  // Of the few that were moved by a merge: erasing somebody looks for them.
  for (const table of ['case_notes', 'case_replies', 'answers'])
    await sql`create index ${sql.ref(`${table}_by_origin`)} on ${sql.table(table)} (merged_from) where merged_from is not null`.execute(db);
}

/** Applications are not merged. */
const namesOf = (table: Table, { about }: Earlier): string[] =>
  Object.keys(columns[table]).filter((name) => about === 'quote' || name !== 'merged_from');

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** PostgreSQL writes through a view by itself, SQLite by triggers. */
async function replaceByView(db: Kysely<Database>, table: Table, place: Earlier, isPostgres: boolean): Promise<void> {
  const [view, target] = [place.nameOf(table), sql.table(`case_${table}`)];
  const names = namesOf(table, place);
  await db.schema.dropTable(view).execute();
  await sql`create view ${sql.table(view)} as select ${refs(names)}, about, about_id as ${sql.ref(place.column)} from ${target} where about = ${sql.lit(place.about)}`.execute(
    db,
  );
  if (isPostgres) {
    await sql`alter view ${sql.table(view)} alter column about set default ${sql.lit(place.about)}`.execute(db);
    return;
  }
  const written = (name: string) => {
    const initial = columns[table][name];
    return initial === undefined ? sql`new.${sql.ref(name)}` : sql`coalesce(new.${sql.ref(name)}, ${sql.lit(initial)})`;
  };
  const [values, changes] = [sql.join(names.map(written)), sql.join(names.map((name) => sql`${sql.ref(name)} = new.${sql.ref(name)}`))];
  const on = (event: string) => sql`create trigger ${sql.ref(`${view}_${event}`)} instead of ${sql.raw(event)} on ${sql.table(view)} begin`;
  await sql`${on('insert')} insert into ${target} (${refs(names)}, about, about_id) values (${values}, ${sql.lit(place.about)}, new.${sql.ref(place.column)}); end`.execute(
    db,
  );
  await sql`${on('update')} update ${target} set ${changes}, about_id = new.${sql.ref(place.column)} where id = old.id; end`.execute(db);
  await sql`${on('delete')} delete from ${target} where id = old.id; end`.execute(db);
}

/** The table stays, empty, for what the release before this one saves, and whatever that is arrives here too and leaves with it. */
async function forwardDrafts(db: Kysely<Database>, place: Earlier): Promise<void> {
  const table = place.nameOf('drafts');
  const names = namesOf('drafts', place);
  await db.deleteFrom(table).execute();
  for (const event of ['insert', 'update'])
    await sql`create trigger ${sql.ref(`${table}_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} begin
      insert into case_drafts (${refs(names)}, about, about_id)
        values (${sql.join(names.map((name) => sql`new.${sql.ref(name)}`))}, ${sql.lit(place.about)}, new.${sql.ref(place.column)})
        on conflict (about_id, account_id) do update set subject = new.subject, text = new.text, saved_at = new.saved_at; end`.execute(db);
  const gone = (from: string, to: string, key: string, otherKey: string) =>
    sql`create trigger ${sql.ref(`${from}_leave_${to}`)} after delete on ${sql.table(from)} begin
      delete from ${sql.table(to)} where account_id = old.account_id and ${sql.ref(otherKey)} = old.${sql.ref(key)}; end`.execute(db);
  await gone(table, 'case_drafts', place.column, 'about_id');
  await gone('case_drafts', table, 'about_id', place.column);
}
