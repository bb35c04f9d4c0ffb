import type { APIRoute, GetStaticPaths } from 'astro';
import { drawTile, tiles } from '#site/icons/draw-icons.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.entries(tiles).map(([icon, tile]) => ({ params: { icon }, props: { tile } }))) satisfies GetStaticPaths;

/** The icons of home screens, drawn when the site is built. */
export const GET: APIRoute = async ({ props }) => {
  const { tile } = props as ReturnType<typeof getStaticPaths>[number]['props'];
  return new Response(new Uint8Array(await drawTile(tile)), { headers: { 'content-type': 'image/png' } });
};
