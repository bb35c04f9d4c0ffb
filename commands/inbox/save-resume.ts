import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';

export type SavedResume = { ok: true; reference: string; bytes: number } | { ok: false; reason: 'unknown' | 'file-missing' };

/** Copies an applicant's résumé to the file `out`, replacing it. Throws when it cannot be written, and leaves no partial file. */
export async function saveResume(store: Store, files: FileStore, id: string, out: string): Promise<SavedResume> {
  const applicant = await store.applicants.find(id);
  if (!applicant) return { ok: false, reason: 'unknown' };
  const resume = await files.open('resumes', applicant.resumeKey);
  if (!resume) return { ok: false, reason: 'file-missing' };
  try {
    await pipeline(resume.stream, createWriteStream(out, { mode: 0o600 }));
  } catch (error) {
    await rm(out, { force: true });
    throw error;
  }
  return { ok: true, reference: applicant.reference, bytes: resume.size };
}
