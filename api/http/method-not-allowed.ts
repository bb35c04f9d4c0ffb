import type { HTTPMethods } from 'fastify';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from './instance.ts';
import { Refusal } from './refusal.ts';

const allMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Path → methods of the routes that are declared after this call. */
export function collectMethods(app: ApiInstance): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  return methods;
}

/** Responds to every other method on the known paths: to OPTIONS with what is allowed, to the rest with 405. */
export function refuseOtherMethods(app: ApiInstance, methods: Map<string, Set<string>>): void {
  for (const [url, known] of [...methods]) {
    const allow = allMethods.filter((method) => known.has(method) || method === 'OPTIONS').join(', ');
    const refused = allMethods.filter((method) => !known.has(method));
    app.route({
      method: refused,
      url,
      schema: { hide: true, response: { 204: z.undefined(), 405: ErrorBody } },
      // Before the body is read: it does not matter here.
      onRequest: async (request, reply) => {
        reply.header('allow', allow);
        if (request.method === 'OPTIONS') return reply.code(204).send();
        throw new Refusal(405, { key: 'http.wrongMethod' });
      },
      handler: async (_request, reply) => reply,
    });
  }
}
