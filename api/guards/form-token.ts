import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenCookie, tokenHeader } from '#contract/api-paths';
import { messages } from '#contract/messages';
import { isSame, type Tokens } from '../tokens.ts';
import { senderOf } from './sender.ts';

/**
 * Lets a request through only when its cookie and its header carry the same token and the token is ours. A page on another host than the API
 * can't read the API's cookies; there the header alone counts. A foreign page can't set it: the browser asks first, and is told no.
 *
 * @param origin the site's public address
 */
export function requireToken(tokens: Tokens, origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fromCookie = cookieValue(request.headers.cookie, tokenCookie);
    const fromHeader = request.headers[tokenHeader.toLowerCase()];
    const isBacked = senderOf(request, origin) === 'site-elsewhere' || (fromCookie !== undefined && isSame(fromCookie, String(fromHeader)));
    const isValid = typeof fromHeader === 'string' && isBacked && tokens.verify(fromHeader);
    return isValid ? undefined : reply.code(403).send({ message: messages.http.invalidToken });
  };
}

/** The value of a cookie in a Cookie header; the first one where a name comes twice. */
function cookieValue(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim());
  return pairs?.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
