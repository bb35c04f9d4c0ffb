import { integrityHash } from './script-integrity.ts';

const inlineElements = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * The Content-Security-Policy of one page. Astro lists the inline scripts and style sheets of the whole site in each; this keeps the hashes
 * of the page's own: a shorter header, and nothing allowed that the page does not have.
 */
export function pageCsp(policy: string, html: string): string {
  const contents = Array.from(html.matchAll(inlineElements), ([, , content = '']) => content);
  // A script with `src` has no content.
  const own = new Set(contents.filter((content) => content !== '').map(integrityHash));
  return policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (own.has(hash) ? source : ''));
}
