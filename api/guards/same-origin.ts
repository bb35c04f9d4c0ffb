import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { senderOf } from '../http/sender.ts';

/** Refuses a request unless the browser reports that a page of this site sent it. */
export function requireSameOrigin(origin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (senderOf(request, origin) === 'foreign') throw new Refusal(403, { key: 'http.forbiddenOrigin' });
  };
}
