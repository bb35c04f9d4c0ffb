import { type PageName, urls } from '#contract/urls';

/** The path of a page in the default language, without a slash at its end, as in `urls`. */
export const pagePath = ({ pathname }: URL): string => pathname.replace(/(.)\/$/, '$1');

const pages = new Map((Object.keys(urls) as PageName[]).map((page) => [urls[page] as string, page]));

/** The page at such a path; undefined for a path that has none of its own, such as that of one client. */
export const pageAt = (path: string): PageName | undefined => pages.get(path);
