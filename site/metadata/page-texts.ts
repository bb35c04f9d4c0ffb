import type { PageMetadata } from '#content/types';
import { type PageUrl, urls } from '#contract/urls';

/** What `content/` has for a page; the part that all pages have in common. */
export interface PageText {
  metadata: PageMetadata;
  title?: Headline;
  hero?: { title?: Headline; eyebrow?: string };
}

type Headline = string | { before?: string; highlight: string; after?: string };

const content = import.meta.glob<Record<string, unknown>>('../../content/en/*.ts', { eager: true });
/** Everything that content/ exports. The text of the page at `urls.x` is its export `x`, or the part `x` of `placeholders`. */
const texts: Record<string, unknown> = Object.assign({}, ...Object.values(content));
const placeholders = texts.placeholders as Record<string, unknown>;

const isPageText = (text: unknown): text is PageText => typeof text === 'object' && text !== null && 'metadata' in text;

/** The text of each page of the contract. Throws when a page has none. */
export const pageTexts = new Map<PageUrl, PageText>(
  Object.entries(urls).map(([name, url]) => {
    const text = texts[name] ?? placeholders[name];
    if (!isPageText(text)) throw new Error(`No file of content/ exports metadata for ${url} under the name ${name}`);
    return [url, text];
  }),
);
