import type { APIRoute } from 'astro';
import { defaultLocale, type Locale, siteLocales } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
import { indexablePages } from '#site/metadata/pages.ts';

/** Every page that there is and that search engines may show, in every language with its counterparts in the others. */
export const GET: APIRoute = ({ locals: { site } }) => {
  const at = (page: PageName, locale: Locale) => new URL(pageUrl(page, locale), site).href;
  const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const links = (page: PageName) =>
    siteLocales.length > 1
      ? [...siteLocales.map((locale) => link(locale, at(page, locale))), link('x-default', at(page, defaultLocale))].join('')
      : '';
  const entries = siteLocales.flatMap((locale) =>
    indexablePages.filter(isOffered).map((page) => `<url><loc>${at(page, locale)}</loc>${links(page)}</url>`),
  );
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${document.join('\n')}\n`, { headers: { 'content-type': 'application/xml' } });
};
