import { removeOldDrafts } from '../files/durable-file.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Store } from '../store/open-store.ts';
import { type PeriodicJob, startPeriodicJob } from '../time/periodic-job.ts';
import { deleteUnnamed } from './delete-unnamed.ts';
import { sweepAttachments } from './sweep-attachments.ts';
import { sweepUploads } from './sweep-uploads.ts';

export interface SweepOptions {
  /** Whether the clock is to be believed about what is old. */
  isClockSteady(now: Date): Promise<boolean>;
  store: Store;
  files: FileStore;
  /** Mails are written here as files, under temporary names at first. */
  mailFolder: string;
  log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** Milliseconds after which the transaction of an application has ended in any case. */
const maxTransactionMs = 60 * 60 * 1000;

/** Milliseconds for which an idempotency key is kept: far longer than any retry, short enough that the table stays small. */
const keyLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes what a crash has left behind, résumés and drafts, the public pictures that no entry shows any more, and keys of forms that nobody sends again. */
export function startSweep({ isClockSteady, store, files, mailFolder, log }: SweepOptions): PeriodicJob {
  return startPeriodicJob({
    onError: (error) => log.error({ err: error }, 'the résumés could not be swept; the next run tries again'),
    async run(signal) {
      const now = new Date();
      if (!(await isClockSteady(now))) {
        log.warn({}, 'the clock has jumped: until it has run evenly for a day, nothing is deleted because it is old');
        return;
      }
      await store.idempotency.forgetBefore(new Date(now.getTime() - keyLifetimeMs));
      await files.removeOldDrafts();
      await removeOldDrafts(mailFolder);
      const before = new Date(now.getTime() - maxTransactionMs);
      const swept = await sweepResumes({ store, files, before, signal });
      if (!swept.ok) log.error({}, 'the résumés belong to another database: none was swept');
      else {
        if (swept.deleted > 0) log.warn({ resumes: swept.deleted }, 'résumés without an application were deleted');
        const attachments = await sweepAttachments({ store, files, now, before, signal });
        if (attachments > 0) log.info({ attachments }, 'attachments that no message has were deleted');
        const uploads = await sweepUploads({ store, files, now, signal });
        if (uploads > 0) log.info({ uploads }, 'public pictures that no entry shows were deleted');
      }
    },
  });
}

export type Swept = { ok: true; deleted: number } | { ok: false; reason: 'files-of-another-database' };

/**
 * Deletes orphaned résumés, those kept before a moment that no application refers to: the process died, or lost its database, between keeping
 * the file and storing the application. Files of another database are left alone, or a server started with the wrong one would delete them
 * all.
 */
export async function sweepResumes({
  store,
  files,
  before,
  signal,
}: {
  store: Store;
  files: FileStore;
  before: Date;
  signal?: AbortSignal;
}): Promise<Swept> {
  if ((await files.owner()) !== (await databaseMark(store))) return { ok: false, reason: 'files-of-another-database' };
  return { ok: true, deleted: await deleteUnnamed({ files, area: 'resumes', before, signal }, () => store.applicants.resumeKeys()) };
}

/** Marks files that have no owner yet as those of this database. */
export async function claimFiles(store: Store, files: FileStore): Promise<void> {
  if ((await files.owner()) === undefined) await files.setOwner(await databaseMark(store));
}

/** The ownership mark of a database's files; it stays the same in copies of the database. */
export const databaseMark = (store: Pick<Store, 'secrets'>): Promise<string> => store.secrets.getOrCreate('database-mark');
