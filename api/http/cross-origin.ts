import { idempotencyHeader, tokenHeader, uploadsPrefix } from '#contract/api-paths';
import { senderOf } from '../guards/sender.ts';
import type { ApiInstance } from './instance.ts';

/** Seconds for which a browser remembers what it may send. */
const remembered = 600;

/**
 * Lets the pages of the site read the answers when the API stands on another host than they do (CORS). The site's own origin alone is
 * allowed, and no cookies: the token travels in headers.
 *
 * @param origin the site's public address
 */
export function answerSiteElsewhere(app: ApiInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${uploadsPrefix}/`)) return;
    if (senderOf(request, origin) !== 'site-elsewhere') return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': `${tokenHeader}, Retry-After`,
      vary: 'Origin',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': `Content-Type, ${tokenHeader}, ${idempotencyHeader}`,
      'access-control-max-age': remembered,
    });
  });
}
