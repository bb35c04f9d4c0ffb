import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sharePictures } from '../metadata/share-picture.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** Pictures that were drawn before: their names change with everything that is drawn in them. */
const cache = join(process.cwd(), 'node_modules/.cache/share-pictures');
const fileOf = (path: string) => join(cache, basename(path));

export const isKept = (path: string): boolean => existsSync(fileOf(path));

/** The sharing picture at a path of the site, drawn unless it is kept; undefined when the site has none there. */
export async function keptSharePicture(path: string): Promise<Buffer | undefined> {
  const picture = sharePictures.values().find((one) => one.path === path);
  if (!picture) return undefined;
  return readFile(fileOf(path)).catch(async () => {
    const drawn = await drawSharePicture(picture.text, picture.scene, picture.locale);
    // Whole or not at all, whoever else draws it. Where nothing may be written beside the packages, the next process draws again.
    const incomplete = `${fileOf(path)}.${process.pid}`;
    await mkdir(cache, { recursive: true })
      .then(() => writeFile(incomplete, drawn))
      .then(() => rename(incomplete, fileOf(path)))
      .catch(() => undefined);
    return drawn;
  });
}
