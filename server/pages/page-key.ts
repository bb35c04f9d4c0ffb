import { splitLocale } from '#contract/locales';
import { officePath } from '#contract/office/paths';
import { previewedPath } from '#contract/office/text-preview';
import { pageParameters } from '#contract/urls';

/** The path of a request's URL, without its query. Cut by hand: `new URL('//host/x', base)` would take `host` for the server. */
export const pathnameOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

/** Identifies the page of a URL: its path with the parameters that the page reads, always in the same order. */
export function pageKey(url: string): string {
  const path = pathnameOf(url);
  // One page, whose script reads the rest.
  if (path.startsWith(`${officePath}/`) && previewedPath(path) === undefined) return officePath;
  if (path.length === url.length) return path;
  const names = pageParameters[splitLocale(path).path];
  if (!names) return path;
  const given = new URLSearchParams(url.slice(path.length));
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}
