import { drawWorldMap } from '#site/sections/home/draw-world-map.ts';

export const prerender = true;

/** The dotted map, drawn when the site is built. */
export const GET = () => new Response(drawWorldMap(), { headers: { 'content-type': 'image/svg+xml' } });
