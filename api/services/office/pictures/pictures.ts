import type { KeptFilm } from '#contract/office/pictures/films';
import {
  type ChangePicture,
  type KeptContent,
  type KeptPicture,
  type PictureSlot,
  type PictureSource,
  photoLimits,
  type SlotState,
} from '#contract/office/pictures/pictures';
import type { PictureFiles } from '#contract/pictures';
import type { FileStore } from '../../../files/file-store.ts';
import { hasUpload, readUpload } from '../../../files/whole-files.ts';
import { type Colleague, recordEvent, type Work } from '../../../store/work.ts';
import { isSame } from '../differences.ts';
import type { EncodedForm } from './encode-picture.ts';
import { encodeInThread, encodeShareInThread, writeSourceInThread } from './in-thread.ts';
import { keepUpload, type UploadContext } from './keep-upload.ts';
import type { PictureProblem } from './picture-problem.ts';

type Made<Result> = { ok: true; result: Result } | { ok: false; problem: PictureProblem | 'gone' };

/** Keeps a file as a picture that others are cut from, written anew. What no slot takes of it is deleted by `sweepUploads`. */
export async function keepSource(context: UploadContext, file: Uint8Array): Promise<Made<PictureSource>> {
  const answer = await writeSourceInThread(file);
  if (!answer.ok) return answer;
  const { content, width, height } = answer.result;
  return { ok: true, result: { path: await keepUpload(context, content, 'webp'), width, height } };
}

/** Describes what a person wants in a slot, with its films as they were found. */
type WantedPicture = Omit<ChangePicture, 'films' | 'source'> & { source: string; films: readonly KeptFilm[] };

/**
 * Makes the files of a slot from a picture that is kept. Those that the slot shows already stay, where only what the picture says, or the film over it, has
 * changed.
 *
 * @param present what the slot shows now
 */
export async function makePicture(
  context: UploadContext,
  slot: PictureSlot,
  { source: path, focal, zoom, alt, films }: WantedPicture,
  present: KeptPicture | null,
): Promise<Made<KeptPicture>> {
  const known = alt && slot.alt && alt;
  const over = films.length > 0 ? { films: [...films] } : {};
  if (present && isShown(present, slot, { source: path, focal, zoom })) {
    const { source, forms, share } = present;
    return { ok: true, result: { source, focal, zoom, alt: known, forms, ...over, share } };
  }
  const content = await readUpload(context.files, path, photoLimits.bytes);
  if (!content) return { ok: false, problem: 'gone' };
  const forms: PictureFiles[] = [];
  let source: PictureSource | undefined;
  for (const form of slot.forms) {
    const answer = await encodeInThread(content, form, { focal, zoom });
    if (!answer.ok) return answer;
    source = { path, ...answer.result.source };
    forms.push(await keepForm(context, answer.result));
  }
  if (!source) return { ok: false, problem: 'gone' };
  const shared = slot.isHead ? await encodeShareInThread(content, { focal, zoom }) : undefined;
  if (shared?.ok === false) return shared;
  const share = shared && (await keepUpload(context, shared.result.jpeg, 'jpg'));
  return { ok: true, result: { source, focal, zoom, alt: known, forms, ...over, share } };
}

/** Whether the files of a slot are those of the same part of the same picture. */
const isShown = (
  present: KeptPicture,
  { isHead }: PictureSlot,
  { source, focal, zoom }: { source: string } & Pick<KeptPicture, 'focal' | 'zoom'>,
) => present.source.path === source && isSame([present.focal, present.zoom], [focal, zoom]) && (!isHead || present.share !== undefined);

async function keepForm(context: UploadContext, { width, height, focal, light, avif, webp }: EncodedForm): Promise<PictureFiles> {
  const kept = [];
  for (const file of avif) kept.push({ width: file.width, path: await keepUpload(context, file.content, 'avif') });
  return { width, height, avif: kept, webp: await keepUpload(context, webp.content, 'webp'), focal, light };
}

/** Returns what a slot shows in place of what the site came with; null for nothing else. */
export const contentOf = ({ picture, isStill }: SlotState): KeptContent | null => picture ?? (isStill ? { source: null } : null);

/** Gives a slot a picture, the site's picture without its film, or null for what the site came with; inside a transaction. */
export async function changePicture(
  work: Work<Colleague>,
  { slot, name }: { slot: string; name: string },
  content: KeptContent | null,
  version: number,
): Promise<'done' | 'outdated'> {
  const { pictures } = work.repositories;
  const state = await pictures.find(slot);
  const present = contentOf(state);
  if (state.version !== version) return 'outdated';
  if (isSame(present, content)) return 'done';
  if (!(await pictures.change(slot, content, version, { by: work.actor.id, at: work.now }))) return 'outdated';
  const [before, after] = [present, content].map((kept) => kept && JSON.stringify(kept));
  const subject = { kind: 'picture', id: slot, name } as const;
  await recordEvent(work, { kind: kindOf(present, content), subject, before: before ?? null, after: after ?? null });
  return 'done';
}

function kindOf(before: KeptContent | null, after: KeptContent | null) {
  if (after === null) return 'picture.reset';
  if (after.source === null) return 'picture.still';
  const isOther = !isSame(filmsOf(before), filmsOf(after));
  return isOther && filmsOf(after).length > 0 ? 'picture.film' : 'picture.changed';
}

const filmsOf = (content: KeptContent | null): KeptFilm[] => (content !== null && content.source !== null && content.films) || [];

/** Whether all files of what a slot shows are still there. */
export async function isThere(files: FileStore, content: KeptContent): Promise<boolean> {
  if (content.source === null) return true;
  const { source, forms, films = [], share } = content;
  const pictures = forms.flatMap(({ avif, webp }) => [...avif.map((file) => file.path), webp]);
  for (const path of [source.path, ...pictures, ...films.map((film) => film.path), ...(share === undefined ? [] : [share])])
    if (!(await hasUpload(files, path))) return false;
  return true;
}
