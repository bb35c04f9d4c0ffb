import type { APIRoute } from 'astro';
import { palette } from '#brand/colours';
import { directionOf } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { appIcons } from '#site/icons/draw-icons.ts';

const icons = Object.entries(appIcons)
  .filter(([name]) => name.startsWith('icon-'))
  .map(([name, { size }]) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(name.includes('maskable') && { purpose: 'maskable' }),
  }));

/** Describes the site where a browser keeps it on a home screen. */
export const GET: APIRoute = ({ locals: { locale } }) => {
  const { name, shortName } = companyIn(locale);
  const manifest = {
    name,
    short_name: shortName,
    lang: locale,
    dir: directionOf(locale),
    start_url: pageUrl('home', locale),
    display: 'browser',
    background_color: palette['ground-950'],
    theme_color: palette['ground-950'],
    icons,
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, { headers: { 'content-type': 'application/manifest+json' } });
};
