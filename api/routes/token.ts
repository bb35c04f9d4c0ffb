import type { FastifyRequest } from 'fastify';
import { apiPaths, tokenCookie, tokenHeader } from '#contract/api-paths';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';
import { senderOf } from '../http/sender.ts';

export function tokenRoutes(app: ApiInstance, { tokens, settings }: ApiDependencies): void {
  app.get(apiPaths.token, {
    schema: {
      summary: 'Get the token that every POST needs',
      description: `Sets the cookie ${tokenCookie}. Pages do not set it, so that they can be cached. A site on another host than the API gets it in the header ${tokenHeader}.`,
      response: { 204: z.undefined().describe('The token is in the cookie, or in the header.'), ...readFailures },
    },
    handler: async (request, reply) => {
      if (senderOf(request, settings.origin) === 'cross-origin-site') return reply.header(tokenHeader, tokens.issue()).code(204).send();
      // Not HttpOnly: the page copies it into a header, which is the proof.
      const attributes = ['Path=/', 'SameSite=Strict', ...(isSecure(request, settings.origin) ? ['Secure'] : [])];
      reply.header('set-cookie', [`${tokenCookie}=${tokens.issue()}`, ...attributes].join('; '));
      return reply.code(204).send();
    },
  });
}

/** Whether the visitor's own connection is https. A browser would drop a Secure cookie on plain http, and with it every form. */
function isSecure(request: FastifyRequest, origin: string): boolean {
  const { protocol, host } = new URL(origin);
  return request.protocol === 'https' || (protocol === 'https:' && request.host === host);
}
