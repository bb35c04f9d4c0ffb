import { type Kysely, sql } from 'kysely';
import { arabicForms } from '../search/arabic-words.ts';
import { withinIndex } from '../search/search-words.ts';

/** Rows per statement. */
const batchSize = 500;

/** Arabic words for two of something: صيدليتان, صيدليتين. */
const dual = /ت[اي]ن$/;

/** Drafts know the template that they began with; and what was there before is found by the singular of what it says there are two of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('case_drafts').addColumn('template_id', 'text').execute();
  await addForms(db, { table: 'search_texts', id: 'subject_id', around: '' });
  await addForms(db, { table: 'clients', id: 'id', around: ' ' });
}

/** Adds forms to the words of a table's rows that have such a word. `around`: stands before the first word and after the last. */
async function addForms(db: Kysely<unknown>, { table, id, around }: Record<'table' | 'id' | 'around', string>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; words: string }>`
      select ${sql.ref(id)} as id, words from ${sql.table(table)}
      where ${sql.ref(id)} > ${last} and (words || ' ' like '%تان %' or words || ' ' like '%تين %')
      order by ${sql.ref(id)} limit ${sql.lit(batchSize)}`.execute(db);
    if (rows.length === 0) return;
    const values = rows.map(({ id: row, words }) => sql`(${row}, ${around + withForms(words.trim().split(' ')).join(' ') + around})`);
    await sql`update ${sql.table(table)} set words = filled.column2 from (values ${sql.join(values)}) as filled
      where ${sql.ref(`${table}.${id}`)} = filled.column1`.execute(db);
    last = rows.at(-1)?.id ?? '';
  }
}

const withForms = (words: string[]): string[] =>
  withinIndex([...words, ...words.filter((word) => dual.test(word)).flatMap((word) => arabicForms(word).stems)]);
