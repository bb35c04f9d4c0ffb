/**
 * Whether the request for a page was for its own URL. A page redirects every other query to it, so that it is rendered and kept once: any number
 * of queries can be made up.
 *
 * @param requested URL with what the page reads of the query, without the language
 * @param canonical URL as links have it, with the language
 */
export const isUrlOf = (requested: URL, canonical: string): boolean => new URL(canonical, requested).search === requested.search;
