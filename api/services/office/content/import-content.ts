import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type MessageTexts, messageText } from '#contract/messages';
import type { ContentEntry, ContentKind, ImportReport } from '#contract/office/content-files';
import type { EventKind } from '#contract/office/history';
import type { Topic } from '#contract/office/topics';
import type { FileStore } from '../../../files/file-store.ts';
import type { SiteTexts } from '../../../settings.ts';
import type { Actor } from '../../../store/changes/events.ts';
import type { Repositories, Store } from '../../../store/open-store.ts';
import { inTransaction, recordEvent, type Work } from '../../../store/work.ts';
import { isUsableLogo } from '../logos/keep-logo.ts';
import { clientsSource } from './clients-source.ts';
import { nameFields, type ReadFile, type UnreadableFile } from './content-file.ts';
import type { ContentSource } from './content-source.ts';
import { jobsSource } from './jobs-source.ts';
import { membersSource } from './members-source.ts';
import { officesSource } from './offices-source.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { textsSource } from './texts-source.ts';

const sourcesOf = ({ siteTexts }: Pick<ImportContext, 'siteTexts'>) =>
  ({ clients: clientsSource, offices: officesSource, members: membersSource, jobs: jobsSource, texts: textsSource(siteTexts) }) as const;

const events: Record<ContentKind, EventKind> = {
  clients: 'client.imported',
  offices: 'office.imported',
  members: 'member.imported',
  jobs: 'job.imported',
  texts: 'text.imported',
};

/**
 * Names the topics that count the changes of entries of a kind. Those of offices and people, which are few, are not counted: the file is compared
 * anew for each batch.
 */
const topics: Partial<Record<ContentKind, Topic>> = { clients: 'clients', jobs: 'jobs', texts: 'texts' };

/** Files that are looked for at a time. */
const atATime = 20;

// What a kind's source makes goes back to the same source, which types of a table cannot say.
type AnySource = ContentSource<ContentKind, unknown, never>;
type AnyPlan = ImportPlan<never, unknown>;

type Counts = ImportReport['counts'];

interface ImportContext {
  store: Store;
  files: FileStore;
  siteTexts: SiteTexts;
}

/** All entries of a kind, in the order in which a file has them. */
export function exportContent<Kind extends ContentKind>(
  context: Pick<ImportContext, 'store' | 'siteTexts'>,
  kind: Kind,
): Promise<ContentEntry<Kind>[]> {
  return inTransaction(context.store, { actor: null }, async ({ repositories }) => {
    const { entries } = await (sourcesOf(context)[kind] as unknown as ContentSource<Kind, unknown>).load(repositories);
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
    what,
    format,
    basis: '',
    isDone: false,
    changes: [],
    counts: { new: 0, changed: 0, unchanged: 0, faulty: 1 },
    faults: [{ ...place, name: '', message: messageText(texts, reason) }],
  };
}

/** Returns what importing a file would do. Nothing is changed. */
export async function tryImport(context: ImportContext, file: ReadFile, texts: MessageTexts, now: Date): Promise<ImportReport> {
  const unusableLogos = await findUnusableLogos(context, file);
  return reportOf(file, await planOf(context, context.store, file, { unusableLogos, now }), texts);
}

interface ImportOptions {
  actor: Actor;
  texts: MessageTexts;
  now: Date;
  /** The report that somebody has agreed to; without it, whatever there is to do is done. */
  basis?: string | undefined;
  /** Returns what this import did when it was asked for before; undefined when it was not. */
  replay?(work: Work): Promise<Counts | undefined>;
  /** Runs what ends the import within its last transaction; it may know that it was done before. */
  once?(work: Work, run: () => Promise<Counts>): Promise<Counts>;
}

/** Milliseconds for which one transaction of an import writes, and forms and colleagues wait. */
const batchMs = 50;

/** Milliseconds between two of them: another process that waits for the file of SQLite asks every few milliseconds. */
const pauseMs = 25;

/**
 * Imports a file: all of it, or nothing when it has faults or is not what was agreed to. The report says which of the two. What is to be done is
 * written in batches. An import that is broken off has written some of them: the same file brings the rest. A line that somebody else's change
 * makes faulty meanwhile is left out, and the report names it.
 */
export async function importContent(context: ImportContext, file: ReadFile, options: ImportOptions): Promise<ImportReport> {
  const unusableLogos = await findUnusableLogos(context, file);
  const { actor, now, texts, basis } = options;
  let committed: Progress = { agreed: undefined, remaining: [], faults: [], revision: undefined };
  for (;;) {
    const { report, reached } = await inTransaction(context.store, { actor, exclusive: true, now }, async (work) => {
      // A copy: a transaction that is run again begins with what was committed.
      const progress: Progress = { ...committed, remaining: [...committed.remaining] };
      const report = await nextBatch(work, progress);
      return { report, reached: progress };
    });
    if (report) return report;
    committed = reached;
    await pause(pauseMs);
  }

  /** The report, when there is nothing more to be done. */
  async function nextBatch(work: Work, progress: Progress): Promise<ImportReport | undefined> {
    const { repositories } = work;
    const revision = await revisionOf(repositories, file.kind);
    if (!progress.agreed) {
      const counts = await options.replay?.(work);
      if (counts) return { ...reportOf(file, noPlan, texts), counts, isDone: true };
      const plan = await compare(repositories, progress);
      progress.agreed = reportOf(file, plan, texts);
      if (plan.faults.length > 0 || (basis !== undefined && basis !== progress.agreed.basis)) return progress.agreed;
    } else if (revision === undefined || revision !== progress.revision) progress.faults = (await compare(repositories, progress)).faults;
    progress.revision = revision;
    await writeBatch(work, sourceOf(context, file), progress);
    if (progress.remaining.length > 0) return undefined;
    const counts = await finish(work, progress.agreed, options);
    return { ...progress.agreed, counts, faults: reportOf(file, { ...noPlan, faults: progress.faults }, texts).faults, isDone: true };
  }

  async function compare(repositories: Repositories, progress: Progress): Promise<AnyPlan> {
    const plan = await planOf(context, repositories, file, { unusableLogos, now });
    progress.remaining = [...plan.changes];
    return plan;
  }
}

const noPlan: AnyPlan = { changes: [], unchanged: 0, faults: [] };

interface Progress {
  /** Lists what the whole import is to do; undefined before the file has been compared. */
  agreed: ImportReport | undefined;
  /** Lists what is still to be written. */
  remaining: AnyPlan['changes'];
  /** Lists the lines that somebody else's change has made faulty. */
  faults: AnyPlan['faults'];
  /** As `revisionOf` has it once the last batch is written: when it is another one then, the file is compared anew. */
  revision: number | undefined;
}

/** Counts how often entries of a kind have changed; undefined where that is not counted. */
async function revisionOf(repositories: Repositories, kind: ContentKind): Promise<number | undefined> {
  const topic = topics[kind];
  return topic && ((await repositories.topics.current()).get(topic) ?? 0);
}

async function writeBatch(work: Work, source: AnySource, progress: Progress): Promise<void> {
  const startedAt = performance.now();
  let written = 0;
  for (const change of progress.remaining) {
    if (performance.now() - startedAt > batchMs) break;
    await source.write(work, change);
    written += 1;
  }
  progress.remaining.splice(0, written);
  // The transaction counts its changes once.
  if (written > 0 && progress.revision !== undefined) progress.revision += 1;
}

/** Each entry has its own event; one more says that they came together. */
async function finish(work: Work, { what, changes, counts }: ImportReport, { once = (_, run) => run() }: ImportOptions): Promise<Counts> {
  return once(work, async () => {
    if (changes.length > 0) await recordEvent(work, { kind: events[what], after: String(changes.length) });
    return counts;
  });
}

const sourceOf = (context: ImportContext, { kind }: ReadFile): AnySource => sourcesOf(context)[kind] as unknown as AnySource;

async function planOf(
  context: ImportContext,
  repositories: Repositories,
  file: ReadFile,
  checked: { unusableLogos: ReadonlySet<string>; now: Date },
): Promise<AnyPlan> {
  const source = sourceOf(context, file) as unknown as ContentSource<ContentKind, unknown>;
  return planImport(source, file, await source.load(repositories), checked) as unknown as Promise<AnyPlan>;
}

/** Names the field with the path of a picture. */
const pictureFields: Partial<Record<ContentKind, string>> = { clients: 'logo', offices: 'logo', members: 'portrait' };

/** Logos and portraits that the file names, that no stored entry has, and that are no files here. */
async function findUnusableLogos(context: ImportContext, { kind, entries }: ReadFile): Promise<Set<string>> {
  const { store, files } = context;
  const field = pictureFields[kind];
  if (field === undefined) return new Set();
  const { entries: stored } = await (sourcesOf(context)[kind] as AnySource).load(store);
  const used = new Set([...stored.values()].map(({ entry }) => (entry as Record<string, unknown>)[field]));
  const named = new Set(entries.map(({ given }) => given[field]).filter((picture): picture is string => typeof picture === 'string'));
  const unknown = [...named].filter((picture) => !used.has(picture));
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

function countsOf({ changes, unchanged, faults }: AnyPlan): Counts {
  const count = (sought: 'new' | 'changed') => changes.filter(({ outcome }) => outcome === sought).length;
  return { new: count('new'), changed: count('changed'), unchanged, faulty: new Set(faults.map(({ row }) => row)).size };
}

function reportOf({ kind, format, entries }: ReadFile, plan: AnyPlan, texts: MessageTexts): ImportReport {
  const { changes, faults } = plan;
  const names = new Map(entries.map(({ row, given }) => [row, String(given[nameFields[kind]] ?? '')]));
  const inOrder = faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
  return {
    what: kind,
    format,
    basis: basisOf(plan),
    isDone: false,
    counts: countsOf(plan),
    faults: inOrder.map(({ reason, ...fault }) => ({ ...fault, name: names.get(fault.row) ?? '', message: messageText(texts, reason) })),
    changes: changes.map(({ row, line, name, outcome, fields }) => ({ row, line, name, outcome, fields })),
  };
}
