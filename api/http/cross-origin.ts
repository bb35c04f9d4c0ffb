import { idempotencyHeader, tokenHeader, uploadsPrefix, visitHeader } from '#contract/api-paths';
import type { ApiInstance } from './instance.ts';
import { senderOf } from './sender.ts';
import { varyBy } from './vary.ts';

/** Seconds for which a browser caches a preflight response. */
const preflightMaxAge = 600;

/**
 * CORS: lets the pages of the site read the responses when the API is on another host. Only the site's own origin is allowed, and no cookies:
 * the token travels in headers.
 *
 * @param origin the site's public URL
 */
export function allowCrossOriginSite(app: ApiInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${uploadsPrefix}/`)) return;
    if (senderOf(request, origin) !== 'cross-origin-site') return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': `${tokenHeader}, Retry-After`,
    });
    varyBy(reply, 'Origin');
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': `Content-Type, ${tokenHeader}, ${idempotencyHeader}, ${visitHeader}`,
      'access-control-max-age': preflightMaxAge,
    });
  });
}
