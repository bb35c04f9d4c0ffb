import type { FastifyRequest } from 'fastify';

/**
 * Which page sent a request, as the browser reports: one of the requested host, one of the site while the API is on another host, or anything
 * else.
 */
export type Sender = 'own-page' | 'cross-origin-site' | 'foreign';

/**
 * `Sec-Fetch-Site` decides where browsers send it (not on plain http), else `Origin`: the configured one, or the host that the request itself
 * was sent to. On another host than the site's, `Origin` has to be the site's, scheme and port included.
 *
 * @param origin the site's public URL
 */
export function senderOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, origin: string): Sender {
  const site = headers['sec-fetch-site'];
  const sender = hostOf(headers.origin);
  const siteHost = new URL(origin).host;
  if (site === 'same-origin') return 'own-page';
  if (headers.origin === origin && host !== siteHost) return 'cross-origin-site';
  return site === undefined && sender !== undefined && (sender === siteHost || sender === host) ? 'own-page' : 'foreign';
}

/** Undefined for a missing origin and for `null`, which sandboxed pages send. */
function hostOf(origin: string | undefined): string | undefined {
  return origin && URL.canParse(origin) ? new URL(origin).host : undefined;
}
