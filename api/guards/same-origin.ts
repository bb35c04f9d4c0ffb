import type { FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages';
import { senderOf } from './sender.ts';

/** Lets a request through only when the browser says that a page of this site sent it. */
export function requireSameOrigin(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    senderOf(request, origin) === 'foreign' ? reply.code(403).send({ message: messages.http.forbiddenOrigin }) : undefined;
}
