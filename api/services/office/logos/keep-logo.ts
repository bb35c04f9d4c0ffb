import { uploadPath } from '#contract/api-paths';
import type { Crop, Logo } from '#contract/office/pictures/logos';
import { maxLogoBytes } from '#contract/office/pictures/logos';
import type { FileStore } from '../../../files/file-store.ts';
import { hasUpload, readUpload, writeWhole } from '../../../files/whole-files.ts';
import type { KeptLogo } from '../../../store/content/logos.ts';
import type { Store } from '../../../store/open-store.ts';
import type { Work } from '../../../store/work.ts';
import type { LogoProblem } from './logo-problem.ts';
import { renderInThread } from './render-in-thread.ts';
import type { PictureFile, RenderedLogo } from './render-logo.ts';

type Kept = { ok: true; logo: Logo } | { ok: false; problem: LogoProblem | 'gone' };

interface LogoContext {
  store: Store;
  files: FileStore;
}

/** Runs the transaction that stores the row; returns the path of an earlier logo when the request was a repetition. */
export type RecordLogo = (add: (work: Work) => Promise<string>) => Promise<string>;

/** Keeps a file as a logo, written anew. When it is refused, or cannot be stored, nothing stays. */
export async function keepLogo(context: LogoContext, content: Uint8Array, record: RecordLogo): Promise<Kept> {
  const answer = await renderInThread({ content, crop: null });
  if (!answer.ok) return answer;
  return keep(context, answer.rendered, { source: undefined, crop: null }, record);
}

/** Cuts a logo anew from its whole picture, and keeps that beside the one before. */
export async function cutLogo(context: LogoContext, path: string, crop: Crop | null, record: RecordLogo): Promise<Kept> {
  const known = await context.store.logos.find(path);
  const content = await readUpload(context.files, known?.source ?? path, maxLogoBytes);
  if (!content) return { ok: false, problem: 'gone' };
  const answer = await renderInThread({ content, crop });
  if (!answer.ok) return answer;
  return keep(context, answer.rendered, { source: known?.source, crop }, record);
}

/** A logo that an entry shows, by its path. One that did not come by way of the Office is looked at for it; undefined without such a file. */
export async function describeLogo({ store, files }: LogoContext, path: string): Promise<Logo | undefined> {
  const known = await store.logos.find(path);
  if (known) return withoutSmall(known);
  const content = await readUpload(files, path, maxLogoBytes);
  const answer = content && (await renderInThread({ content, crop: null }));
  if (!answer?.ok) return undefined;
  const { width, height, content: drawnPart, isOpaque } = answer.rendered;
  return { path, source: path, width, height, crop: null, content: drawnPart, isOpaque };
}

/** Whether an entry may have this logo: none, one of another host, or a file that is kept here. */
export async function isUsableLogo(files: FileStore, path: string): Promise<boolean> {
  if (path === '' || /^https:\/\/[^\s"'<>\\]+$/.test(path)) return true;
  return hasUpload(files, path);
}

/** @param source path of the whole picture, when it is kept already */
async function keep(
  { store, files }: LogoContext,
  rendered: RenderedLogo,
  { source, crop }: { source: string | undefined; crop: Crop | null },
  record: RecordLogo,
): Promise<Kept> {
  const keys: string[] = [];
  const write = async ({ content, extension }: PictureFile): Promise<string> => {
    const key = await writeWhole(await files.begin('uploads', extension), content);
    keys.push(key);
    return uploadPath(key);
  };
  const undo = async () => {
    for (const key of keys) await files.delete('uploads', key);
  };
  try {
    const path = await write(rendered.logo);
    const smallPath = rendered.small ? await write(rendered.small) : null;
    const wholePath = source ?? (rendered.source ? await write(rendered.source) : path);
    const { width, height, content, isOpaque } = rendered;
    const logo: KeptLogo = { path, smallPath, source: wholePath, width, height, crop, content, isOpaque };
    const stored = await record(async ({ repositories, now }) => {
      await repositories.logos.add(logo, now);
      return path;
    });
    if (stored === path) return { ok: true, logo: withoutSmall(logo) };
    await undo();
    const earlier = await store.logos.find(stored);
    return earlier ? { ok: true, logo: withoutSmall(earlier) } : { ok: false, problem: 'gone' };
  } catch (error) {
    // When the connection was lost, the row may have been stored all the same, and then it needs its files. The sweep looks later.
    if (!store.isUnavailable(error)) await undo();
    throw error;
  }
}

const withoutSmall = ({ smallPath, ...logo }: KeptLogo): Logo => logo;
