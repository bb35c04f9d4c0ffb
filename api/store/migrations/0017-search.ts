import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * What a search of many requests needs: in SQLite an index of requests alone, of which every match counts, with other beginnings of words. In
 * both: a request that is deleted, by whatever release, takes its text with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_texts where kind = 'quote' and subject_id not in (select id from quotes)`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? addPostgresTrigger(db) : addSqliteIndex(db));
}

const removeText = sql`delete from search_texts where subject_id = old.id;`;

async function addPostgresTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`create function remove_search_text() returns trigger language plpgsql as $$ begin ${removeText} return null; end $$`.execute(
    db,
  );
  await sql`create trigger quotes_removed after delete on quotes for each row execute function remove_search_text()`.execute(db);
}

/** Lists which of the texts are in each index. */
const indexes = {
  quote_index: (row: string) => sql.raw(`${row}.kind = 'quote'`),
  search_index: (row: string) => sql.raw(`${row}.kind <> 'quote'`),
};

async function addSqliteIndex(db: Kysely<unknown>): Promise<void> {
  for (const trigger of ['added', 'removed', 'changed']) await sql`drop trigger ${sql.raw(`search_texts_${trigger}`)}`.execute(db);
  // Beginnings of five letters and of four, of three and of two, and of one: a list of them is as dear to keep as all the words.
  await sql`create virtual table quote_index using fts5(words, content='search_texts', content_rowid='number', detail='none', prefix='1 3 5', tokenize="unicode61 remove_diacritics 0")`.execute(
    db,
  );
  await sql`insert into quote_index (quote_index, rank) values ('secure-delete', 1)`.execute(db);
  await sql`insert into search_index (search_index) values ('delete-all')`.execute(db);
  for (const [name, isOfIndex] of Object.entries(indexes)) {
    const index = sql.raw(name);
    const add = sql`insert into ${index} (rowid, words) values (new.number, new.words);`;
    const remove = sql`insert into ${index} (${index}, rowid, words) values ('delete', old.number, old.words);`;
    await sql`insert into ${index} (rowid, words) select number, words from search_texts where ${isOfIndex('search_texts')}`.execute(db);
    await sql`create trigger ${index}_added after insert on search_texts when ${isOfIndex('new')} begin ${add} end`.execute(db);
    await sql`create trigger ${index}_removed after delete on search_texts when ${isOfIndex('old')} begin ${remove} end`.execute(db);
    await sql`create trigger ${index}_changed after update on search_texts when ${isOfIndex('new')} begin ${remove} ${add} end`.execute(db);
  }
  await sql`create trigger search_texts_numbered after insert on search_texts when new.kind = 'quote'
    begin update quotes set number = new.number where id = new.subject_id; end`.execute(db);
  await sql`create trigger quotes_removed after delete on quotes begin ${removeText} end`.execute(db);
}
