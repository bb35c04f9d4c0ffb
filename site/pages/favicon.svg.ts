import type { APIRoute } from 'astro';
import { drawFavicon } from '#site/icons/draw-icons.ts';

export const prerender = true;

/** The icon of browser tabs, drawn when the site is built. */
export const GET: APIRoute = async () => new Response(await drawFavicon(), { headers: { 'content-type': 'image/svg+xml' } });
