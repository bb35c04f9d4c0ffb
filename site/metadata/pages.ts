import { type PageName, urls } from '#contract/urls';
import { isPlaceholder } from './page-texts.ts';

const pageFiles = import.meta.glob('../pages/**/*.astro');

/** Every page of the contract that exists. */
export const builtPages = (Object.keys(urls) as PageName[]).filter(
  (page) => `../pages${page === 'home' ? '/index' : urls[page]}.astro` in pageFiles,
);

/** Lists the pages that search engines may show: the sitemap lists these, and each has a picture for sharing. */
export const indexablePages: readonly PageName[] = builtPages.filter((page) => !isPlaceholder(page));
