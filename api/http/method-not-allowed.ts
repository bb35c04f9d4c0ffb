import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from './instance.ts';
import { notFound, Refusal } from './refusal.ts';

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

/**
 * Responds to every other method on the known paths: to OPTIONS with what is allowed, to the rest with 405; and to unknown paths under
 * `prefix` with 404.
 */
export async function refuseEverythingElse(
  app: ApiInstance,
  methods: ReadonlyMap<string, ReadonlySet<string>>,
  prefix: string,
): Promise<void> {
  // The routes that are declared here are no known ones.
  const known = [...methods].map(([url, names]): KnownPath => ({ url, names: [...names] }));
  const isInside = ({ url }: KnownPath) => url.startsWith(`${prefix}/`);
  for (const { url, names } of known.filter((path) => !isInside(path)))
    app.route({
      method: allMethods.filter((method) => !names.includes(method)),
      url,
      schema: { hide: true, response: { 204: z.undefined(), 405: ErrorBody } },
      onRequest: async (request, reply) => refuseMethod(request, reply, names),
      handler: async (_request, reply) => reply,
    });
  // All that no route takes comes here: five more routes for each path were a third of the time in which the API is built.
  const methodsAt = matchPaths(known.filter(isInside));
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const names = methodsAt(request.url);
        return names.length > 0 ? refuseMethod(request, reply, names) : undefined;
      });
      scope.setNotFoundHandler(async () => {
        throw notFound();
      });
    },
    { prefix },
  );
}

interface KnownPath {
  /** May have parameters, as in `/api/clients/:id`. */
  url: string;
  /** The names of its methods. */
  names: string[];
}

/** Before the body is read: it does not matter here. */
function refuseMethod(request: FastifyRequest, reply: FastifyReply, known: string[]): FastifyReply {
  reply.header('allow', allMethods.filter((method) => known.includes(method) || method === 'OPTIONS').join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new Refusal(405, { key: 'http.wrongMethod' });
}

/** Finds the methods of all paths that match a URL. */
function matchPaths(paths: KnownPath[]): (url: string) => string[] {
  const patterns = paths.map(({ url, names }) => ({ pattern: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`), names }));
  return (url) => {
    const path = decodeURI(url.replace(/\?.*$/, ''));
    return patterns.flatMap(({ pattern, names }) => (pattern.test(path) ? names : []));
  };
}
