import { createHash } from 'node:crypto';
import { type MessageTexts, messageText } from '#contract/messages';
import type { ContentEntry, ContentKind, ImportReport } from '#contract/office/content-files';
import type { EventKind } from '#contract/office/history';
import type { FileStore } from '../../../files/file-store.ts';
import type { Actor } from '../../../store/events.ts';
import type { Repositories, Store } from '../../../store/open-store.ts';
import { isUsableLogo } from '../logos/keep-logo.ts';
import { clientsSource } from './clients-source.ts';
import type { ReadFile, UnreadableFile } from './content-file.ts';
import type { ContentSource } from './content-source.ts';
import { jobsSource } from './jobs-source.ts';
import { officesSource } from './offices-source.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

const sources = { clients: clientsSource, offices: officesSource, jobs: jobsSource } as const;

const events: Record<ContentKind, EventKind> = { clients: 'client.imported', offices: 'office.imported', jobs: 'job.imported' };

/** Files that are looked for at a time. */
const atATime = 20;

// What a kind's source makes goes back to the same source, which types of a table cannot say.
type AnySource = ContentSource<ContentKind, unknown, never>;
type AnyPlan = ImportPlan<never, unknown>;

type Counts = ImportReport['counts'];

interface ImportContext {
  store: Store;
  files: FileStore;
}

/** All entries of a kind, in the order in which a file has them. */
export function exportContent<Kind extends ContentKind>(store: Store, kind: Kind): Promise<ContentEntry<Kind>[]> {
  return store.transaction(async (repositories) => {
    const { entries } = await (sources[kind] as unknown as ContentSource<Kind, unknown>).load(repositories);
    return [...entries.values()].map(({ entry }) => entry);
  });
}

/** The report of a file of which nothing could be read. */
export function unreadableReport(
  what: ContentKind,
  { format, fault: { reason, ...place } }: UnreadableFile,
  texts: MessageTexts,
): ImportReport {
  return {
    ...{ what, format, basis: '', isDone: false, changes: [] },
    counts: { new: 0, changed: 0, unchanged: 0, faulty: 1 },
    faults: [{ ...place, name: '', message: messageText(texts, reason) }],
  };
}

/** What importing a file would do. Nothing is changed. */
export async function tryImport(context: ImportContext, file: ReadFile, texts: MessageTexts, now: Date): Promise<ImportReport> {
  const unusableLogos = await findUnusableLogos(context, file);
  return reportOf(file, await planOf(context.store, file, unusableLogos, now), texts);
}

/** Undoes a transaction in which it turned out that a file cannot be imported as it was seen. */
class ImportRefused extends Error {
  readonly plan: AnyPlan;

  constructor(plan: AnyPlan) {
    super('The file was not imported');
    this.plan = plan;
  }
}

interface ImportOptions {
  actor: Actor;
  texts: MessageTexts;
  now: Date;
  /** What the report said that somebody has agreed to; without it, whatever there is to do is done. */
  basis?: string | undefined;
  /** Runs what is to be done within the transaction; it may know that it was done before. */
  once?(repositories: Repositories, work: () => Promise<Counts>): Promise<Counts>;
}

/** Imports a file: all of it, or nothing when it has faults or is not what was agreed to. The report says which of the two. */
export async function importContent(
  context: ImportContext,
  file: ReadFile,
  { actor, texts, now, basis, once }: ImportOptions,
): Promise<ImportReport> {
  const unusableLogos = await findUnusableLogos(context, file);
  try {
    return await context.store.transaction(
      async (repositories) => {
        let plan: AnyPlan | undefined;
        const work = async () => {
          plan = await planOf(repositories, file, unusableLogos, now);
          const { counts } = reportOf(file, plan, texts);
          if (plan.faults.length > 0 || (basis !== undefined && basis !== basisOf(plan))) throw new ImportRefused(plan);
          await writeAll(repositories, file, plan, actor, now);
          return counts;
        };
        const made = once ? await once(repositories, work) : await work();
        // A repetition finds everything as the first one has left it.
        plan ??= { changes: [], unchanged: 0, faults: [] };
        return { ...reportOf(file, plan, texts), counts: made, isDone: true };
      },
      { exclusive: true },
    );
  } catch (error) {
    if (error instanceof ImportRefused) return reportOf(file, error.plan, texts);
    throw error;
  }
}

async function planOf(repositories: Repositories, file: ReadFile, unusableLogos: ReadonlySet<string>, now: Date): Promise<AnyPlan> {
  const source = sources[file.kind] as unknown as ContentSource<ContentKind, unknown>;
  return planImport(source, file, await source.load(repositories), { now, unusableLogos }) as unknown as AnyPlan;
}

async function writeAll(repositories: Repositories, { kind }: ReadFile, { changes }: AnyPlan, actor: Actor, now: Date): Promise<void> {
  const source = sources[kind] as unknown as AnySource;
  for (const change of changes) await source.write(repositories, change, actor, now);
  // Each entry has its own event; this one says that they came together.
  if (changes.length > 0) await repositories.events.add({ actor, kind: events[kind], after: String(changes.length) }, now);
}

/** Logos that the file names, that no stored entry has, and that are no files here. */
async function findUnusableLogos({ store, files }: ImportContext, { kind, entries }: ReadFile): Promise<Set<string>> {
  if (kind === 'jobs') return new Set();
  const { entries: stored } = await sources[kind].load(store);
  const used = new Set([...stored.values()].map(({ entry }) => entry.logo));
  const named = new Set(entries.map(({ given }) => given.logo).filter((logo): logo is string => typeof logo === 'string'));
  const unknown = [...named].filter((logo) => !used.has(logo));
  const unusable = new Set<string>();
  for (let from = 0; from < unknown.length; from += atATime)
    await Promise.all(
      unknown.slice(from, from + atATime).map(async (logo) => {
        if (!(await isUsableLogo(files, logo))) unusable.add(logo);
      }),
    );
  return unusable;
}

/** Equal for plans that do the same to the same versions. */
function basisOf({ changes, unchanged, faults }: AnyPlan): string {
  const parts = changes.map(({ outcome, id, version, name, fields }) => [outcome, id, version, name, fields]);
  return createHash('sha256')
    .update(JSON.stringify([parts, unchanged, faults.length]))
    .digest('base64url');
}

function reportOf({ kind, format, entries }: ReadFile, plan: AnyPlan, texts: MessageTexts): ImportReport {
  const { changes, unchanged, faults } = plan;
  const count = (sought: 'new' | 'changed') => changes.filter(({ outcome }) => outcome === sought).length;
  const names = new Map(entries.map(({ row, given }) => [row, String(given[sources[kind].nameField] ?? '')]));
  const inOrder = faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return {
    ...{ what: kind, format, basis: basisOf(plan), isDone: false },
    counts: { new: count('new'), changed: count('changed'), unchanged, faulty: new Set(faults.map(({ row }) => row)).size },
    faults: inOrder.map(({ row, line, field, reason }) => ({
      ...{ row, line, field, name: names.get(row) ?? '', message: messageText(texts, reason) },
    })),
    changes: changes.map(({ row, line, name, outcome, fields }) => ({ row, line, name, outcome, fields })),
  };
}
