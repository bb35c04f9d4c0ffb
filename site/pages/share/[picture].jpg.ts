import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { sharePictures } from '#site/metadata/share-picture.ts';
import { drawSharePicture } from '#site/share/draw-share-picture.ts';

export const prerender = true;

const fileName = /^\/share\/(.+)\.jpg$/;

export const getStaticPaths = (() =>
  [...sharePictures.values()].map(({ path, text, scene, locale }) => ({
    params: { picture: fileName.exec(path)?.[1] },
    props: { text, scene, locale },
  }))) satisfies GetStaticPaths;

/** Pictures of earlier builds: their names change with everything that is drawn in them. */
const cache = join(process.cwd(), 'node_modules/.cache/share-pictures');

/** The sharing picture of a page, drawn when the site is built unless an earlier build has drawn it. */
export const GET: APIRoute = async ({ params, props }) => {
  const { text, scene, locale } = props as ReturnType<typeof getStaticPaths>[number]['props'];
  const file = join(cache, `${params.picture}.jpg`);
  const picture = await readFile(file).catch(async () => {
    const drawn = await drawSharePicture(text, scene, locale);
    // Whole or not at all, also when the build is interrupted. Where nothing may be written beside the packages, the next build draws again.
    const incomplete = `${file}.${process.pid}`;
    await mkdir(cache, { recursive: true })
      .then(() => writeFile(incomplete, drawn))
      .then(() => rename(incomplete, file))
      .catch(() => undefined);
    return drawn;
  });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
