import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages';

/**
 * Lets a request through only when the browser says that a page of this site sent it. `Sec-Fetch-Site` decides where it is sent
 * (browsers leave it out on plain http), else `Origin`: the configured one, or the host that the request itself was sent to.
 */
export function requireSameOrigin(origin: string) {
  const ownHost = new URL(origin).host;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const site = request.headers['sec-fetch-site'];
    const sender = hostOf(request.headers.origin);
    const isOwn = sender !== undefined && (sender === ownHost || sender === request.host);
    const isSame = site === undefined ? isOwn : site === 'same-origin';
    return isSame ? undefined : reply.code(403).send({ message: messages.http.forbiddenOrigin });
  };
}

/** Undefined for a missing origin and for `null`, which sandboxed pages send. */
function hostOf(origin: string | undefined): string | undefined {
  return origin && URL.canParse(origin) ? new URL(origin).host : undefined;
}
