import type { APIRoute } from 'astro';
import { drawIco } from '#site/icons/draw-icons.ts';

export const prerender = true;

/** The icon of browsers that know no SVG, drawn when the site is built. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawIco()), { headers: { 'content-type': 'image/x-icon' } });
