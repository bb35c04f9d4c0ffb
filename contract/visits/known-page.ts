import { splitLocale } from '../locales.ts';
import { urls } from '../urls.ts';

const paths: ReadonlySet<string> = new Set(Object.values(urls));

/** Stands for the pages of all clients: that there is one says nothing of who has looked at it. */
export const clientPage = '/client-details';

/**
 * The page that a path of the site leads to, as its path in the default language; undefined for what is none. There are so many of them and no more:
 * a path that holds a token, or that somebody made up, is none.
 */
export function knownPage(pathname: string): string | undefined {
  const { path } = splitLocale(pathname);
  if (paths.has(path)) return path;
  return path.startsWith(`${clientPage}/`) ? clientPage : undefined;
}
