import { type Kysely, sql } from 'kysely';
import { clientWords } from '../clients/client-words.ts';

type Database = Record<string, Record<string, unknown>>;

/** Rows per statement. */
const batchSize = 500;

/**
 * Adds what the Office needs to work on clients and to keep their logos. Nothing is ever deleted by it: a client that is taken off the clients page
 * keeps its row.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const clients = () => db.schema.alterTable('clients');
  await clients()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await clients().addColumn('deleted_at', 'text').execute();
  await clients()
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('clients_by_place').on('clients').columns(['deleted_at', 'sort_order', 'id']).execute();
  await fillWords(db);

  await db.schema
    .createTable('logos')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('small_path', 'text')
    .addColumn('source_path', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('crop', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_opaque', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('unused_uploads')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
}

async function fillWords(db: Kysely<Database>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = (await db
      .selectFrom('clients')
      .select(['id', 'name', 'ar'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()) as { id: string; name: string; ar: string | null }[];
    if (rows.length === 0) return;
    const values = sql.join(rows.map(({ id, name, ar }) => sql`(${id}, ${clientWords(name, arabicName(ar))})`));
    await sql`update clients set words = filled.column2 from (values ${values}) as filled where clients.id = filled.column1`.execute(db);
    last = rows.at(-1)?.id ?? '';
  }
}

/** Reads the Arabic name in a column as anybody may have written it. */
function arabicName(ar: string | null): string {
  try {
    const name: unknown = ar === null ? '' : (JSON.parse(ar) as { name?: unknown } | null)?.name;
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}
