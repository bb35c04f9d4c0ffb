import type { APIRoute, GetStaticPaths } from 'astro';
import { appIcons, drawAppIcon } from '#site/icons/draw-icons.ts';

export const prerender = true;

export const getStaticPaths = (() =>
  Object.entries(appIcons).map(([icon, appIcon]) => ({ params: { icon }, props: { appIcon } }))) satisfies GetStaticPaths;

/** The icons of home screens, drawn when the site is built. */
export const GET: APIRoute = async ({ props }) => {
  const { appIcon } = props as ReturnType<typeof getStaticPaths>[number]['props'];
  return new Response(new Uint8Array(await drawAppIcon(appIcon)), { headers: { 'content-type': 'image/png' } });
};
