import type { APIRoute } from 'astro';

/** Nothing is forbidden: pages that are not to be found say so themselves, and a robot has to read them to see it. */
export const GET: APIRoute = ({ locals }) => {
  const rules = ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', locals.site).href}`];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
