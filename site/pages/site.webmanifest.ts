import type { APIRoute } from 'astro';
import { brand } from '#brand';
import { palette } from '#brand/colours';
import { tiles } from '#site/icons/draw-icons.ts';

export const prerender = true;

const icons = Object.entries(tiles)
  .filter(([name]) => name.startsWith('icon-'))
  .map(([name, { size }]) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(name.includes('maskable') && { purpose: 'maskable' }),
  }));

/** What a browser shows where the site is kept on a home screen. */
export const GET: APIRoute = () => {
  const manifest = {
    name: brand.name,
    short_name: brand.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette['ink-950'],
    theme_color: palette['ink-950'],
    icons,
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, { headers: { 'content-type': 'application/manifest+json' } });
};
