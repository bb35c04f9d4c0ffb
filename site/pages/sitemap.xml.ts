import type { APIRoute } from 'astro';
import { pageUrl } from '#contract/urls';
import { indexablePages } from '#site/metadata/pages.ts';

/** Every page that search engines may show. */
export const GET: APIRoute = ({ locals }) => {
  const entries = indexablePages.map((page) => `<url><loc>${new URL(pageUrl(page, 'en'), locals.site).href}</loc></url>`);
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${document.join('\n')}\n`, { headers: { 'content-type': 'application/xml' } });
};
