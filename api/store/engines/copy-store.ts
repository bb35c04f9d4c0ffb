import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { textTag } from '#contract/site-data';
import { bumpRevision, dataTags } from '../changes/revisions.ts';
import type { Tables } from '../tables.ts';
import { openEngine, type StoreLocation } from './open-engine.ts';

/** Every table that is copied and its primary key, referenced tables first. The revisions of the target are kept and increased; its topics, digests and clock are kept. */
const copiedTables = {
  groups: 'id',
  clients: 'id',
  careers: 'id',
  jobAlerts: 'id',
  members: 'id',
  quotes: 'id',
  reviews: 'id',
  applicants: 'id',
  issuedReferences: 'reference',
  outbox: 'id',
  idempotencyKeys: 'key',
  secrets: 'name',
  demoEntries: 'id',
  accounts: 'id',
  sessions: 'id',
  accountLinks: 'tokenHash',
  passkeys: 'id',
  passkeyChallenges: 'challengeHash',
  identities: 'id',
  providerAttempts: 'stateHash',
  recoveryCodes: 'id',
  events: 'id',
  answers: 'id',
  caseNotes: 'id',
  caseReplies: 'id',
  caseDrafts: 'id',
  caseMarks: 'id',
  caseFiles: 'id',
  templates: 'id',
  savedViews: 'id',
  seenMails: 'digest',
  mailboxes: 'name',
  searchTexts: 'subjectId',
  contactAddresses: 'id',
  contactLinks: 'id',
  contentDrafts: 'id',
  logos: 'path',
  unusedUploads: 'key',
  company: 'id',
  pictures: 'slot',
  textLines: 'id',
  offers: 'id',
  offerNumbers: 'year',
  viewCounts: 'id',
  webhooks: 'id',
  webhookDeliveries: 'id',
  accessTokens: 'id',
} as const satisfies Record<Exclude<keyof Tables, 'revisions' | 'topics' | 'writtenDigests' | 'clock'>, string>;

/** Columns that an engine has for its own index. */
const ownColumns: ReadonlySet<string> = new Set(['number', 'vector']);

type CopiedTable = keyof typeof copiedTables;

export interface TableContent {
  table: CopiedTable;
  rows: number;
  /** SHA-256 over all rows whatever their order, hexadecimal. */
  checksum: string;
}

export type StoreCopy = { ok: true; tables: TableContent[] } | { ok: false; reason: 'not-empty' };

/** Rows per statement; the widest table has 36 columns, and SQLite takes 32,766 values in a statement. */
const batchSize = 500;

/**
 * Copies all rows of one database into another, of whatever engine, from a snapshot of the source and in one transaction of the target, and
 * compares checksums. `replace` empties the target first; without it, a target that is not empty is refused.
 * Throws, leaving the target as it was, when the copy differs from the source.
 */
export async function copyStore(from: StoreLocation, to: StoreLocation, { replace = false } = {}): Promise<StoreCopy> {
  const source = await openEngine(from);
  try {
    const target = await openEngine(to);
    try {
      return await source.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((reading) => target.db.transaction().execute((writing) => copyTables(reading, writing, replace)));
    } finally {
      await target.db.destroy();
    }
  } finally {
    await source.db.destroy();
  }
}

/** Row counts and checksums of all tables. */
export async function readStore(location: StoreLocation): Promise<TableContent[]> {
  const { db } = await openEngine(location);
  try {
    return await Promise.all((Object.keys(copiedTables) as CopiedTable[]).map((table) => readTable(db, table)));
  } finally {
    await db.destroy();
  }
}

async function copyTables(source: Transaction<Tables>, target: Transaction<Tables>, replace: boolean): Promise<StoreCopy> {
  const tables = Object.keys(copiedTables) as CopiedTable[];
  if (!replace && (await hasContent(target))) return { ok: false, reason: 'not-empty' };
  for (const table of tables.toReversed()) await target.deleteFrom(table).execute();

  const contents: TableContent[] = [];
  for (const table of tables) {
    const sent = await readTable(source, table, async (rows) => {
      // Rows of the same table on both sides, which the types of a loop over tables can't express.
      await target
        .insertInto(table)
        .values(rows as never)
        .execute();
    });
    const arrived = await readTable(target, table);
    if (sent.checksum !== arrived.checksum) throw new Error(`The table ${table} differs from its source; nothing was copied`);
    contents.push(arrived);
  }
  // Processes that cache pages of the target have to render them again.
  const texts = await target.selectFrom('textLines').select('name').distinct().execute();
  await bumpRevision(target, ...dataTags, ...texts.map(({ name }) => textTag(name)));
  return { ok: true, tables: contents };
}

/** Secrets do not count: a server generates them at its first start. */
async function hasContent(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(copiedTables) as CopiedTable[])
    if (table !== 'secrets' && (await db.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst())) return true;
  return false;
}

type Row = Record<string, unknown>;

async function readTable(db: Kysely<Tables>, table: CopiedTable, use?: (rows: Row[]) => Promise<void>): Promise<TableContent> {
  const key = copiedTables[table];
  const hashes: string[] = [];
  let last: unknown = '';
  for (;;) {
    const rows: Row[] = await db
      .selectFrom(table)
      .selectAll()
      .where(sql.ref(key), '>', last)
      .orderBy(sql.ref(key))
      .limit(batchSize)
      .execute();
    if (rows.length === 0) break;
    const common = rows.map(withoutOwnColumns);
    await use?.(common);
    hashes.push(...common.map(hashOf));
    last = rows.at(-1)?.[key];
  }
  return { table, rows: hashes.length, checksum: sha256(hashes.toSorted(byText).join()) };
}

function withoutOwnColumns(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !ownColumns.has(column)));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** The same for the same values, in whatever order an engine has its columns. */
const hashOf = (row: Row) => sha256(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => byText(one, other))));
