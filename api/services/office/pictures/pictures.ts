import { createHash } from 'node:crypto';
import { uploadPath } from '#contract/api-paths';
import {
  type ChangePicture,
  type KeptPicture,
  type PictureSlot,
  type PictureSource,
  photoLimits,
} from '#contract/office/pictures/pictures';
import type { PictureFiles } from '#contract/pictures';
import type { FileStore } from '../../../files/file-store.ts';
import { hasUpload, readUpload, writeWhole } from '../../../files/whole-files.ts';
import type { Store } from '../../../store/open-store.ts';
import { type Colleague, recordEvent, type Work } from '../../../store/work.ts';
import { isSame } from '../differences.ts';
import type { EncodedForm } from './encode-picture.ts';
import { encodeInThread, writeSourceInThread } from './in-thread.ts';
import type { PictureProblem } from './picture-problem.ts';

interface PictureContext {
  store: Store;
  files: FileStore;
}

type Made<Result> = { ok: true; result: Result } | { ok: false; problem: PictureProblem | 'gone' };

/** Keeps a file as a picture that others are cut from, written anew. What no slot takes of it is deleted by `sweepUploads`. */
export async function keepSource(context: PictureContext, file: Uint8Array): Promise<Made<PictureSource>> {
  const answer = await writeSourceInThread(file);
  if (!answer.ok) return answer;
  const { content, width, height } = answer.result;
  return { ok: true, result: { path: await keepFile(context, content, 'webp'), width, height } };
}

/**
 * Makes the files of a slot from a picture that is kept. Those that the slot shows already stay, where only what the picture says has changed.
 *
 * @param present what the slot shows now
 */
export async function makePicture(
  context: PictureContext,
  slot: PictureSlot,
  { source: path, focal, alt }: ChangePicture,
  present: KeptPicture | null,
): Promise<Made<KeptPicture>> {
  const known = alt && slot.alt && alt;
  if (present?.source.path === path && isSame(present.focal, focal)) return { ok: true, result: { ...present, alt: known } };
  const content = await readUpload(context.files, path, photoLimits.bytes);
  if (!content) return { ok: false, problem: 'gone' };
  const forms: PictureFiles[] = [];
  let source: PictureSource | undefined;
  for (const form of slot.forms) {
    const answer = await encodeInThread(content, form, focal);
    if (!answer.ok) return answer;
    source = { path, ...answer.result.source };
    forms.push(await keepForm(context, answer.result));
  }
  return source ? { ok: true, result: { source, focal, alt: known, forms } } : { ok: false, problem: 'gone' };
}

async function keepForm(context: PictureContext, { width, height, focal, light, avif, webp }: EncodedForm): Promise<PictureFiles> {
  const kept = [];
  for (const file of avif) kept.push({ width: file.width, path: await keepFile(context, file.content, 'avif') });
  return { width, height, avif: kept, webp: await keepFile(context, webp.content, 'webp'), focal, light };
}

/** Keeps a file under the hash of its content: the same file is there once, and has the time of one that was just added. Returns its path. */
async function keepFile({ store, files }: PictureContext, content: Uint8Array, extension: string): Promise<string> {
  const key = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${extension}`;
  await writeWhole(await files.beginCopy('uploads', key), content);
  await store.logos.unmark([key]);
  return uploadPath(key);
}

/** Gives a slot a picture, or null for that of the site; inside a transaction. */
export async function changePicture(
  work: Work<Colleague>,
  { slot, name }: { slot: string; name: string },
  picture: KeptPicture | null,
  version: number,
): Promise<'done' | 'outdated'> {
  const { pictures } = work.repositories;
  const present = await pictures.find(slot);
  if (present.version !== version) return 'outdated';
  if (isSame(present.picture, picture)) return 'done';
  if (!(await pictures.change(slot, picture, version, { by: work.actor.id, at: work.now }))) return 'outdated';
  const [before, after] = [present.picture, picture].map((kept) => kept && JSON.stringify(kept));
  const subject = { kind: 'picture', id: slot, name } as const;
  await recordEvent(work, { kind: picture ? 'picture.changed' : 'picture.reset', subject, before: before ?? null, after: after ?? null });
  return 'done';
}

/** Whether all files of a picture are still there. */
export async function isThere(files: FileStore, { source, forms }: KeptPicture): Promise<boolean> {
  for (const path of [source.path, ...forms.flatMap(({ avif, webp }) => [...avif.map((file) => file.path), webp])])
    if (!(await hasUpload(files, path))) return false;
  return true;
}
