import type { APIRoute, GetStaticPaths } from 'astro';
import { sharePictures } from '#site/metadata/share-picture.ts';
import { isKept, keptSharePicture } from '#site/share/kept-picture.ts';

export const prerender = true;

const fileName = /^\/share\/(.+)\.jpg$/;

/** All of them, or those that an earlier build has drawn: the server then draws the others when they are first asked for (decision 0406). */
export const getStaticPaths = (() =>
  [...sharePictures.values()]
    .filter(({ path }) => process.env.SHARE_PICTURES !== 'later' || isKept(path))
    .map(({ path }) => ({ params: { picture: fileName.exec(path)?.[1] } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const picture = await keptSharePicture(`/share/${params.picture}.jpg`);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};
