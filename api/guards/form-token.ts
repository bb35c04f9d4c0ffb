import type { FastifyRequest } from 'fastify';
import { tokenCookie, tokenHeader } from '#contract/api-paths';
import { cookieValue } from '../http/cookie.ts';
import { Refusal } from '../http/refusal.ts';
import { senderOf } from '../http/sender.ts';
import { isSame, type Tokens } from '../secrets/tokens.ts';

/**
 * Refuses a request unless its cookie and its header carry the same token, and the token is valid. A page on another host than the API can't
 * read the API's cookies; there the header alone counts. A foreign page can't set it: the browser's CORS preflight is refused.
 *
 * @param origin the site's public URL
 */
export function requireToken(tokens: Tokens, origin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const fromCookie = cookieValue(request.headers.cookie, tokenCookie);
    const fromHeader = request.headers[tokenHeader.toLowerCase()];
    const isConfirmed =
      senderOf(request, origin) === 'cross-origin-site' || (fromCookie !== undefined && isSame(fromCookie, String(fromHeader)));
    const isValid = typeof fromHeader === 'string' && isConfirmed && tokens.verify(fromHeader);
    if (!isValid) throw new Refusal(403, { key: 'http.invalidToken' });
  };
}
