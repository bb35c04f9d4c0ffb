import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { regionOf } from '#contract/countries/regions';
import { internationalNumber } from '#contract/phone-number';
import { clientWords } from '../clients/client-words.ts';
import { indexWords } from '../search/search-words.ts';

type Database = Record<string, Record<string, unknown>>;
type Row = Record<string, string | null>;

/** Rows per statement. */
const batchSize = 500;

/** Lists what people send in, and the columns of it by which it is found. */
const kinds = {
  quote: { table: 'quotes', columns: ['reference', 'full_name', 'email', 'phone_number', 'country', 'message'] },
  review: { table: 'reviews', columns: ['reference', 'full_name', 'email', 'message'] },
  application: { table: 'applicants', columns: ['reference', 'full_name', 'email'] },
} as const;

/**
 * Everything is found by forms of its words and by parts of its telephone numbers, also what was there before; and the addresses and numbers of
 * whoever sent something in say which of it is of one person, as far as nobody has joined or parted two of them by hand.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  await addContacts(db);
  // Who wrote again waits as those do who were never answered.
  await sql`update quotes set rank = '0' || substr(rank, 2) where rank like '1|%'`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await forgetContacts(db, isPostgres);
  await (isPostgres ? refillPostgres(db) : refillSqlite(db));
  await eachBatch(db, 'clients', async (rows) => {
    const values = rows.map((row) => sql`(${row.id}, ${clientWords(row.name ?? '', arabicName(row.ar))})`);
    await sql`update clients set words = filled.column2 from (values ${sql.join(values)}) as filled where clients.id = filled.column1`.execute(
      db,
    );
  });
}

async function addContacts(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('contact_addresses')
    // What was sent, and the address: none stands twice.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contact_addresses_by_address').on('contact_addresses').column('address').execute();
  await db.schema.createIndex('contact_addresses_by_subject').on('contact_addresses').column('subject_id').execute();
  await db.schema
    .createTable('contact_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('one', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('joined', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contact_links_by_one').on('contact_links').column('one').execute();
  await db.schema.createIndex('contact_links_by_other').on('contact_links').column('other').execute();
  for (const [kind, { table }] of Object.entries(kinds))
    await eachBatch(db, table, async (rows) => {
      const values = rows.flatMap((row) =>
        addressesOf(row).map((address) => ({ id: `${row.id} ${address}`, kind, subject_id: row.id, address })),
      );
      if (values.length > 0) await db.insertInto('contact_addresses').values(values).execute();
    });
}

function addressesOf({ email, phone_number: number, country }: Row): string[] {
  const address = (email ?? '').trim().toLowerCase();
  const phone = number ? internationalNumber(number, regionOf(country ?? '')) : undefined;
  return [...(address === '' ? [] : [address]), ...(phone === undefined ? [] : [phone])];
}

/** Lets go of the addresses of what is deleted, by whatever release; and, with the last thing from an address, of what was said of that. */
async function forgetContacts(db: Kysely<Database>, isPostgres: boolean): Promise<void> {
  const addTrigger = async (table: string, name: string, forget: string) => {
    if (isPostgres)
      await sql`create function ${sql.raw(name)}() returns trigger language plpgsql as $$ begin ${sql.raw(forget)} return null; end $$`.execute(
        db,
      );
    const act = isPostgres ? `for each row execute function ${name}()` : `begin ${forget} end`;
    await sql`create trigger ${sql.raw(name)} after delete on ${sql.table(table)} ${sql.raw(act)}`.execute(db);
  };
  for (const { table } of Object.values(kinds))
    await addTrigger(table, `${table}_forgotten`, 'delete from contact_addresses where subject_id = old.id;');
  const links = 'delete from contact_links where (one = old.address or other = old.address)';
  const isLast = 'not exists (select 1 from contact_addresses where address = old.address)';
  await addTrigger('contact_addresses', 'contact_addresses_forgotten', `${links} and ${isLast};`);
}

async function refillPostgres(db: Kysely<Database>): Promise<void> {
  await sql`drop index search_texts_by_word`.execute(db);
  await refillTexts(db);
  await sql`create index search_texts_by_word on search_texts using gin (vector) with (fastupdate = off)`.execute(db);
}

/** The indexes are filled anew at the end: words that are taken out one by one are overwritten each, which takes an hour. */
async function refillSqlite(db: Kysely<Database>): Promise<void> {
  const indexes = { quote_index: "kind = 'quote'", search_index: "kind <> 'quote'" };
  for (const index of Object.keys(indexes)) await sql`drop trigger ${sql.raw(index)}_changed`.execute(db);
  await refillTexts(db);
  for (const [name, condition] of Object.entries(indexes)) {
    const index = sql.raw(name);
    await sql`insert into ${index} (${index}) values ('delete-all')`.execute(db);
    await sql`insert into ${index} (rowid, words) select number, words from search_texts where ${sql.raw(condition)}`.execute(db);
    const add = sql`insert into ${index} (rowid, words) values (new.number, new.words);`;
    const remove = sql`insert into ${index} (${index}, rowid, words) values ('delete', old.number, old.words);`;
    await sql`create trigger ${index}_changed after update on search_texts when new.${sql.raw(condition)} begin ${remove} ${add} end`.execute(
      db,
    );
  }
}

async function refillTexts(db: Kysely<Database>): Promise<void> {
  for (const { table, columns } of Object.values(kinds))
    await eachBatch(db, table, async (rows) => {
      const written = await writtenAbout(
        db,
        rows.map(({ id }) => id ?? ''),
      );
      const values = rows.map((row) => {
        const texts = [...columns.map((column) => row[column] ?? ''), ...(written.get(row.id ?? '') ?? [])];
        return sql`(${row.id}, ${indexWords(texts, row.country ?? '').join(' ')})`;
      });
      await sql`update search_texts set words = filled.column2 from (values ${sql.join(values)}) as filled where subject_id = filled.column1`.execute(
        db,
      );
    });
}

/** Returns what was written about these and stands, by their ids. */
async function writtenAbout(db: Kysely<Database>, ids: string[]): Promise<ReadonlyMap<string, string[]>> {
  const among = sql`about_id in (${sql.join(ids)})`;
  const { rows } = await sql<{ about_id: string; subject: string; text: string }>`
    select about_id, '' as subject, text from case_notes where ${among} and removed_at is null
    union all select about_id, subject, text from case_replies where ${among}
    union all select answers.about_id, answers.subject, answers.text from answers inner join outbox on outbox.id = answers.mail_id
      where ${among} and outbox.status <> 'taken-back'`.execute(db);
  const texts = new Map<string, string[]>();
  for (const { about_id: id, subject, text } of rows) texts.set(id, [...(texts.get(id) ?? []), subject, text]);
  return texts;
}

/** Reads the name in a column of other languages, as anybody may have written it. */
function arabicName(column: string | null | undefined): string | undefined {
  try {
    const { name } = JSON.parse(column ?? '{}') as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

async function eachBatch(db: Kysely<Database>, table: string, use: (rows: Row[]) => Promise<void>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = (await db.selectFrom(table).selectAll().where('id', '>', last).orderBy('id').limit(batchSize).execute()) as Row[];
    if (rows.length === 0) return;
    await use(rows);
    last = rows.at(-1)?.id ?? '';
  }
}
