import { cleanLine } from '#contract/text/clean-text';
import { knownPage } from '#contract/visits/known-page';
import { campaignMarks, noSource, type Source } from '#contract/visits/source';

/** Characters of a mark of a campaign, and of a host, that are stored. */
const storedLength = 120;

/** The schemes of addresses that lead to a site: an app of Android is one. */
const leadingSchemes = new Set(['http:', 'https:', 'android-app:']);

/**
 * Reads from where a form was sent. Whatever somebody else writes there is cut and cleaned, and only pages of the site are stored as pages: never a
 * path that could hold a token.
 *
 * @param visit as `visitText` writes it; undefined where the sender says nothing
 * @param ownHosts hosts under which the site is known
 */
export function readSource(visit: string | undefined, ownHosts: readonly string[]): Source {
  if (visit === undefined) return noSource;
  const sent = new URLSearchParams(visit);
  const [query = '', referrer = ''] = (sent.get('landing') ?? '').split(' ');
  const before = urlOf(sent.get('before') ?? '');
  const isOwn = (url: URL | undefined) => url !== undefined && ownHosts.includes(url.host);
  const led = [urlOf(referrer), before].find((url) => url && !isOwn(url) && leadingSchemes.has(url.protocol));
  const sourcePage = knownPage(sent.get('page') ?? '') ?? '';
  const sourceBefore = (before && isOwn(before) && knownPage(before.pathname)) || '';
  return {
    ...noSource,
    ...marksIn(query),
    sourcePage,
    // The same page in the other language is none before it.
    sourceBefore: sourceBefore === sourcePage ? '' : sourceBefore,
    sourceHost: textOf(led?.hostname.replace(/^www\./, '')),
  };
}

function marksIn(query: string): Partial<Source> {
  const given = new URLSearchParams(query);
  return Object.fromEntries(Object.entries(campaignMarks).map(([mark, column]) => [column, textOf(given.get(mark))]));
}

const textOf = (text: string | null | undefined): string => cleanLine((text ?? '').slice(0, storedLength));

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
