import { drawWorldMap } from '#site/sections/home/presence/draw-world-map.ts';

/** The dotted map. */
export const GET = () => new Response(drawWorldMap(), { headers: { 'content-type': 'image/svg+xml' } });
