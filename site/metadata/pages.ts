import type { PageMetadata } from '#content/types';
import { type PageUrl, urls } from '#contract/urls';

const pageFiles = import.meta.glob('../pages/**/*.astro');
const content = import.meta.glob<Record<string, unknown>>('../../content/en/*.ts', { eager: true });

const isBuilt = (url: PageUrl) => `../pages${url === '/' ? '/index' : url}.astro` in pageFiles;

const hasMetadata = (text: unknown): text is { metadata: PageMetadata } => typeof text === 'object' && text !== null && 'metadata' in text;

/** Everything that content/ exports. The text of the page at `urls.x` is its export `x`, or the part `x` of `placeholders`. */
const texts: Record<string, unknown> = Object.assign({}, ...Object.values(content));
const placeholders = texts.placeholders as Record<string, unknown>;

/** Every page of the contract that exists, with its metadata. Throws when a page has no metadata. */
export const builtPages = Object.entries(urls)
  .filter(([, url]) => isBuilt(url))
  .map(([name, url]) => {
    const found = texts[name] ?? placeholders[name];
    if (!hasMetadata(found)) throw new Error(`No file of content/ exports metadata for ${url} under the name ${name}`);
    return { url, metadata: found.metadata };
  });

/** What search engines may show: the sitemap lists these, and each has a picture for sharing. */
export const indexablePages = builtPages.filter(({ metadata }) => !metadata.noindex);
