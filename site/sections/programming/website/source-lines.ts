import type { Content } from '#site/content/content.ts';

/** The line of a page's source that each feature is about, in the order of the lines. */
export const sourceLines: Record<keyof Content<'website'>['features']['items'], string> = {
  responsive: '<meta name="viewport">',
  languages: '<html lang="ar" dir="rtl">',
  editing: '<article data-editor>',
  search: '<link rel="sitemap">',
  security: '<form action="https://">',
  payments: '<script src="payment.js">',
};
