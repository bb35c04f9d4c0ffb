import type { MetadataText } from '#content/types';
import type { Locale } from '#contract/locales';
import type { PageName } from '#contract/urls';
import { content } from '#site/content/content.ts';

/** Describes what `content/` has for a page; the part that all pages have in common. */
export interface PageText {
  metadata: MetadataText;
  title?: Headline;
  hero?: { title?: Headline; eyebrow?: string };
}

type Headline = string | { before?: string; highlight: string; after?: string };

/** Pages that search engines leave out. */
const placeholders = ['services', 'blog', 'login'] as const;
export const isPlaceholder = (page: PageName): page is (typeof placeholders)[number] => (placeholders as readonly string[]).includes(page);

/** The text of a page of the contract; it does not compile while the page has none. */
export function pageText(page: PageName, locale: Locale): PageText {
  return isPlaceholder(page) ? content('placeholders', locale)[page] : content(page, locale);
}
