import { pageTexts } from './page-texts.ts';

const pageFiles = import.meta.glob('../pages/**/*.astro');

/** Every page of the contract that exists, with its metadata. Throws when a page has no metadata. */
export const builtPages = [...pageTexts]
  .filter(([url]) => `../pages${url === '/' ? '/index' : url}.astro` in pageFiles)
  .map(([url, { metadata }]) => ({ url, metadata }));

/** What search engines may show: the sitemap lists these, and each has a picture for sharing. */
export const indexablePages = builtPages.filter(({ metadata }) => !metadata.noindex);
