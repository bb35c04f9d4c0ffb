import { pageParameters } from '#contract/urls';

/** The path of a request, without its query. Parsed by hand: `new URL('//host/x', base)` would take `host` for the server. */
export const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? '/';

/** The page that an address asks for: its path with the parameters that the page reads, always in the same order. */
export function pageAddress(url: string): string {
  const path = pathOf(url);
  const names = pageParameters[path];
  if (!names) return path;
  const given = new URLSearchParams(url.slice(path.length));
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}
