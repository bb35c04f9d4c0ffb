import { uploadKey } from '#contract/api-paths';
import { separateFromKept } from '../cases/merge-cases.ts';
import type { FileStore } from '../files/file-store.ts';
import { type DemoEntry, demoKinds } from '../store/demo/demo-entries.ts';
import type { DemoWorkEntry } from '../store/demo/demo-work.ts';
import type { Repositories, Store } from '../store/open-store.ts';
import { inTransaction, type Work } from '../store/work.ts';

/** Describes what became of the entries of the demo. */
export interface DemoRemoval {
  deleted: DemoEntry[];
  /** Positions that applications refer to: off the site, but still in the database. */
  withdrawn: DemoEntry[];
  /** Entries that somebody has changed: as they were. */
  kept: DemoEntry[];
  /** Lists what the Office was filled with, likewise. */
  deletedWork: DemoWorkEntry[];
  keptWork: DemoWorkEntry[];
}

/** Returns what `removeDemo` would do now. Applications of the demo that leave keep no job. */
export async function planRemoval({ demoEntries, demoWork }: Pick<Repositories, 'demoEntries' | 'demoWork'>): Promise<DemoRemoval> {
  const work = await demoWork.list();
  const [keptWork = [], deletedWork = []] = [true, false].map((isChanged) => work.filter((entry) => entry.isChanged === isChanged));
  const leaving = deletedWork.filter(({ kind }) => kind === 'applicants').map(({ id }) => id);
  const entries = await demoEntries.list(leaving);
  const unchanged = entries.filter(({ isChanged }) => !isChanged);
  return {
    deleted: unchanged.filter(({ applications }) => applications === 0),
    withdrawn: unchanged.filter(({ applications }) => applications > 0),
    kept: entries.filter(({ isChanged }) => isChanged),
    deletedWork,
    keptWork,
  };
}

/** Takes the entries of the demo that nobody has changed out of the site, with their logos. No application is lost: its position stays. */
export async function removeDemo(store: Store, files: FileStore): Promise<DemoRemoval> {
  let work: WorkFiles = { resumes: [], attachments: [] };
  const removal = await inTransaction(store, { actor: null, exclusive: true }, async (doing) => {
    const { demoEntries } = doing.repositories;
    const plan = await planRemoval(doing.repositories);
    work = await deleteWork(doing, plan.deletedWork);
    for (const kind of demoKinds)
      await demoEntries.delete(
        kind,
        plan.deleted.filter((entry) => entry.kind === kind).map(({ row }) => row.id),
      );
    await demoEntries.withdrawJobs(plan.withdrawn.map(({ row }) => row.id));
    return plan;
  });
  for (const area of ['resumes', 'attachments'] as const) for (const key of work[area]) await files.delete(area, key);
  // After the commit: a logo without a client does no harm, a client without its logo does.
  for (const { row } of removal.deleted) {
    const logo = String(row.logo ?? '');
    const key = uploadKey(logo);
    if (key !== undefined && !(await store.demoEntries.isLogoUsed(logo))) await files.delete('uploads', key);
  }
  return removal;
}

/** Keys of files, which go after the commit. */
type WorkFiles = Record<'resumes' | 'attachments', string[]>;

/** Returns what is left of it in the file store. */
async function deleteWork(doing: Work, entries: DemoWorkEntry[]): Promise<WorkFiles> {
  const { submissions, demoWork } = doing.repositories;
  const references = entries.flatMap(({ reference }) => (reference === undefined ? [] : [reference]));
  const { applicants, files } = await submissions.collect(references);
  await demoWork.forgetOffers(entries.map(({ id }) => id));
  await separateFromKept(doing, references);
  await submissions.erase(references);
  const accounts = entries.filter(({ kind }) => kind === 'accounts').map(({ id }) => id);
  await demoWork.forget(
    entries.map(({ id }) => id),
    accounts,
    references,
  );
  return { resumes: applicants.map(({ resumeKey }) => resumeKey), attachments: files.map(({ key }) => key) };
}
