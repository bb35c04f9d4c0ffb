import { integrityHash } from './script-integrity.ts';

const inlineElements = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/** Hosts besides the site's own. */
export interface OtherOrigins {
  /** Of the pictures that the page shows. */
  pictures: readonly string[];
  api: string | undefined;
}

/**
 * The Content-Security-Policy of one page. Astro lists the inline scripts and style sheets of the whole site in each; this keeps the hashes
 * of the page's own: a shorter header, and nothing allowed that the page does not have. For the same reason a page allows only the hosts
 * that it loads from.
 */
export function pageCsp(policy: string, html: string, { pictures, api }: OtherOrigins = { pictures: [], api: undefined }): string {
  const contents = Array.from(html.matchAll(inlineElements), ([, , content = '']) => content);
  // A script with `src` has no content.
  const own = new Set(contents.filter((content) => content !== '').map(integrityHash));
  const ownHashes = policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (own.has(hash) ? source : ''));
  const apiOrigins = api === undefined ? [] : [api];
  return withSources(withSources(ownHashes, 'img-src', [...apiOrigins, ...pictures]), 'connect-src', apiOrigins);
}

/** Adds sources to a directive that the policy has. */
function withSources(policy: string, directive: string, origins: readonly string[]): string {
  const sources = [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  return policy.replace(`${directive} 'self'`, `$&${sources}`);
}
