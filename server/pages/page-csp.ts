import { connectionHosts, frameHosts, scriptHosts, type ThirdParties } from '#brand/third-parties';
import { integrityHash } from './script-integrity.ts';

const inlineElements = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Hosts besides the site's own. */
export interface OtherOrigins {
  /** The pictures that the page shows. */
  pictures: readonly string[];
  api: string | undefined;
  /** Lists what the company loads from others, on the pages that have it. */
  thirdParties?: ThirdParties | undefined;
}

/** Stands on a page that loads something of others. No text of a page can look like it: there `<` is escaped. */
const analyticsElement = '<template data-analytics=';
const frameElement = '<iframe ';
/** A film of the company's own, which the API serves. */
const ownFilm = 'own-film';

/** Whether a page has a frame of others; their answers need none of the headers that a page may otherwise demand of what it embeds. */
export const hasFrame = (html: string): boolean => html.includes(frameElement);

/**
 * The Content-Security-Policy of one page. Astro lists the inline scripts and style sheets of the whole site in each; this keeps the hashes
 * of the page's own: a shorter header, and nothing allowed that the page does not have. For the same reason a page allows only the hosts
 * that it loads from.
 */
export function pageCsp(policy: string, html: string, others: OtherOrigins = { pictures: [], api: undefined }): string {
  const { pictures, api, thirdParties = {} } = others;
  const contents = Array.from(html.matchAll(inlineElements), ([, , content = '']) => content);
  // A script with `src` has no content.
  const own = new Set(contents.filter((content) => content !== '').map(integrityHash));
  const ownHashes = policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (own.has(hash) ? source : ''));
  const apiOrigins = api === undefined ? [] : [api];
  const analytics = html.includes(analyticsElement) ? thirdParties : {};
  const withScripts = withSources(ownHashes, 'script-src', scriptHosts(analytics));
  const withPictures = withSources(withScripts, 'img-src', [...apiOrigins, ...pictures]);
  const withFilms = withSources(withPictures, 'media-src', html.includes(ownFilm) ? apiOrigins : []);
  const withConnections = withSources(withFilms, 'connect-src', [...apiOrigins, ...connectionHosts(analytics)]);
  const frames = hasFrame(html) ? frameHosts(thirdParties) : [];
  return frames.length > 0 ? `${withConnections.replace(/;?\s*$/, '')}; frame-src ${frames.join(' ')}` : withConnections;
}

/** Adds sources to a directive that the policy has. */
function withSources(policy: string, directive: string, origins: readonly string[]): string {
  const sources = [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  return policy.replace(`${directive} 'self'`, `$&${sources}`);
}
