import type { FastifyRequest } from 'fastify';
import { apiPaths, tokenCookie } from '#contract/api-paths';
import { z } from '#contract/zod';
import type { ApiDependencies } from '../dependencies.ts';
import type { ApiInstance } from '../http/instance.ts';
import { readFailures } from '../http/replies.ts';

export function tokenRoutes(app: ApiInstance, { tokens, settings }: ApiDependencies): void {
  app.get(apiPaths.token, {
    schema: {
      summary: 'Get the token that every POST needs',
      description: `Sets the cookie ${tokenCookie}. Pages do not set it, so that they can be cached.`,
      response: { 204: z.undefined().describe('The cookie is set.'), ...readFailures },
    },
    handler: async (request, reply) => {
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
