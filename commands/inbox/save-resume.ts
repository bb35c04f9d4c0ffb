import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#api/files/file-store';
import type { Store } from '#api/store/open-store';
import { makeFile, removeFile } from '../destination.ts';

export type SavedResume = { ok: true; reference: string; bytes: number } | { ok: false; reason: 'unknown' | 'file-missing' };

/** Copies an applicant's résumé to the new file `out`. Throws when it exists or cannot be written, and leaves no partial file. */
export async function saveResume(store: Store, files: FileStore, id: string, out: string): Promise<SavedResume> {
  const applicant = await store.applicants.find(id);
  if (!applicant) return { ok: false, reason: 'unknown' };
  const resume = await files.open('resumes', applicant.resumeKey);
  if (!resume) return { ok: false, reason: 'file-missing' };
  try {
    const descriptor = makeFile(out);
    await pipeline(resume.stream, createWriteStream(out, { fd: descriptor })).catch((error: unknown) => {
      removeFile(out);
      throw error;
    });
  } finally {
    resume.stream.destroy();
  }
  return { ok: true, reference: applicant.reference, bytes: resume.size };
}
