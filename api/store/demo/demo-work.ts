import { type Kysely, sql } from 'kysely';
import { json } from '../rows/columns.ts';
import { countRows } from '../rows/count-rows.ts';
import type { DemoWorkKind, Tables } from '../tables.ts';

export const demoWorkKinds: readonly DemoWorkKind[] = ['quotes', 'applicants', 'accounts'];

/** A quote, an application or a colleague that came from the demo. */
export interface DemoWorkEntry {
  kind: DemoWorkKind;
  id: string;
  name: string;
  /** The submission's reference. */
  reference: string | undefined;
  /** Somebody has changed it since, written about it, or has other work in their hands. */
  isChanged: boolean;
}

/** Describes what shows that somebody has worked on it: versions count up with every change, answer and reply. */
type Trace = Record<string, number | string>;

/** Knows which quotes, applications and colleagues came from the demo. All of it is to be called inside a transaction. */
export function demoWorkRepository(db: Kysely<Tables>) {
  const count = (table: 'caseNotes' | 'caseDrafts', id: string) => countRows(db.selectFrom(table).where('aboutId', '=', id));

  /** Adds up the versions of a quote's price offers: writing, changing, sending one is more. */
  async function offersOf(quoteId: string): Promise<number> {
    const offers = await db.selectFrom('offers').select('version').where('quoteId', '=', quoteId).execute();
    return offers.reduce((sum, { version }) => sum + version, 0);
  }

  async function traceOf(kind: DemoWorkKind, row: { id: string; version: number }): Promise<Trace> {
    // The Office notes when a colleague was last seen without counting the version up.
    if (kind === 'accounts') return { version: row.version };
    // Notes and unsent answers do not change what they are about.
    const [notes, drafts] = [await count('caseNotes', row.id), await count('caseDrafts', row.id)];
    const offers = await offersOf(row.id);
    const { version } = row;
    // As marks of earlier releases name them, which stay.
    return kind === 'quotes'
      ? { version, notes, drafts, ...(offers > 0 && { offers }) }
      : { version, applicationNotes: notes, applicationDrafts: drafts };
  }

  const rowsOf = (kind: DemoWorkKind, ids: readonly string[]) =>
    kind === 'accounts'
      ? db.selectFrom('accounts').select(['id', 'version', 'name']).where('id', 'in', ids).execute()
      : db.selectFrom(kind).select(['id', 'version', 'fullName as name', 'reference']).where('id', 'in', ids).execute();

  async function mark(kind: DemoWorkKind, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const values: { id: string; kind: DemoWorkKind; content: string }[] = [];
    for (const row of await rowsOf(kind, ids)) values.push({ id: row.id, kind, content: json(await traceOf(kind, row)) });
    await db.insertInto('demoEntries').values(values).execute();
  }

  return {
    /** Marks all submissions, as the database was empty before it was seeded, and these accounts. */
    async markAll(accounts: readonly string[]): Promise<void> {
      for (const kind of ['quotes', 'applicants'] as const) {
        const rows = await db.selectFrom(kind).select('id').execute();
        await mark(
          kind,
          rows.map(({ id }) => id),
        );
      }
      await mark('accounts', accounts);
    },

    /** A colleague counts as changed as long as anything that stays is theirs. */
    async list(): Promise<DemoWorkEntry[]> {
      const marks = await db.selectFrom('demoEntries').selectAll().where('kind', 'in', demoWorkKinds).execute();
      const entries: DemoWorkEntry[] = [];
      for (const kind of demoWorkKinds) {
        const contents = new Map(marks.filter((mark) => mark.kind === kind).map(({ id, content }) => [id, content]));
        if (contents.size === 0) continue;
        for (const row of await rowsOf(kind, [...contents.keys()])) {
          const isChanged = json(await traceOf(kind, row)) !== contents.get(row.id);
          const reference = 'reference' in row ? String(row.reference) : undefined;
          entries.push({ kind, id: row.id, name: row.name, reference, isChanged });
        }
      }
      const leaving = entries.filter((entry) => entry.kind !== 'accounts' && !entry.isChanged).map(({ id }) => id);
      for (const entry of entries) if (entry.kind === 'accounts') entry.isChanged ||= await isNeeded(db, entry.id, leaving);
      return entries;
    },

    /** Deletes the price offers of quotes with their numbers, which erasure would keep: no company's books refer to them. */
    async forgetOffers(quoteIds: readonly string[]): Promise<void> {
      if (quoteIds.length === 0) return;
      await db.deleteFrom('offers').where('quoteId', 'in', quoteIds).execute();
      // Numbers begin anew where nobody has one. Otherwise they go on, as no number is given twice.
      if ((await countRows(db.selectFrom('offers').where('number', 'is not', null))) === 0) await db.deleteFrom('offerNumbers').execute();
    },

    /** Deletes colleagues, and for all these ids and references what is left of them: marks, history, references. */
    async forget(ids: readonly string[], accounts: readonly string[], references: readonly string[]): Promise<void> {
      if (ids.length > 0) {
        await db
          .deleteFrom('events')
          .where((event) => event.or([event('subjectId', 'in', ids), event('actorId', 'in', ids)]))
          .execute();
        await db.deleteFrom('demoEntries').where('id', 'in', ids).execute();
      }
      if (accounts.length > 0) {
        for (const table of ['sessions', 'accountLinks'] as const) await db.deleteFrom(table).where('accountId', 'in', accounts).execute();
        await db.deleteFrom('accounts').where('id', 'in', accounts).execute();
      }
      if (references.length > 0) await db.deleteFrom('issuedReferences').where('reference', 'in', references).execute();
    },
  };
}

/** Whether a colleague has, or has written about, something that is not about to leave. */
async function isNeeded(db: Kysely<Tables>, id: string, leaving: readonly string[]): Promise<boolean> {
  const owned = [
    ['quotes', 'assigneeId', 'id'],
    ['applicants', 'assigneeId', 'id'],
    ['caseNotes', 'authorId', 'aboutId'],
    ['answers', 'authorId', 'aboutId'],
  ] as const;
  for (const [table, owner, about] of owned) {
    const { dynamic } = db;
    const rows = await db.selectFrom(table).select(sql.ref<string>(about).as('about')).where(dynamic.ref(owner), '=', id).execute();
    if (rows.some((row) => !leaving.includes(row.about))) return true;
  }
  return false;
}
