import { hashOf } from './script-integrity.ts';

const inlineElements = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * The Content-Security-Policy of one page. Astro names in each the inline scripts and style sheets of the whole site; what stays are those
 * of this page: a shorter header, and nothing allowed that the page does not have.
 */
export function pagePolicy(policy: string, html: string): string {
  const contents = Array.from(html.matchAll(inlineElements), ([, , content = '']) => content);
  // A script with an address has no content.
  const own = new Set(contents.filter((content) => content !== '').map(hashOf));
  return policy.replaceAll(/ '(sha256-[^']+)'/g, (source, hash: string) => (own.has(hash) ? source : ''));
}
