import type { HTTPMethods } from 'fastify';
import { messages } from '#contract/messages';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from './instance.ts';

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Methods that the routes declared so far answer, by path. To be called before the first route. */
export function collectMethods(app: ApiInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return methods;
}

/** Answers every other method on the known paths: OPTIONS with what is allowed, the rest with 405. */
export function refuseOtherMethods(app: ApiInstance, methods: Map<string, Set<string>>): void {
  for (const [url, known] of [...methods]) {
    const allow = allMethods.filter((method) => known.has(method) || method === 'OPTIONS').join(', ');
    const refused = allMethods.filter((method) => !known.has(method));
    app.route({
      method: refused,
      url,
      schema: { hide: true, response: { 204: z.undefined(), 405: ErrorBody } },
      // Before the body: a refused request has none that matters.
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        if (request.method === 'OPTIONS') return reply.code(204).send();
        return reply.code(405).send({ message: messages.http.wrongMethod });
      },
      handler: async (_request, reply) => reply,
    });
  }
}
