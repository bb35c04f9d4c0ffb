import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { messages } from '#content/en/messages';

/** Methods that the server knows, on whatever path. */
const knownMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The target that stands for the server as a whole (RFC 9112, 3.2.4). */
const wholeServer = '*';

/**
 * The path of a target that names the host as well, as in `GET http://company.example/about` (RFC 9112, 3.2.2). One that names another host than the
 * Host header becomes a path that nobody has: a proxy in front may have decided by the other.
 */
export function pathOfTarget({ url = '', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const [, scheme, authority, path = ''] = /^(https?):\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (!scheme || !authority) return url;
  const hostOf = (name: string) => URL.parse(`${scheme}://${name}`)?.host;
  if (authority.includes('@') || (headers.host !== undefined && hostOf(headers.host) !== hostOf(authority))) return `/${url}`;
  if (path === '' && method === 'OPTIONS') return wholeServer;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Answers `OPTIONS *` with the methods that the server knows. With any other method the target means nothing. */
export function answerForWholeServer(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.url !== wholeServer) done();
    else if (raw.method === 'OPTIONS') reply.code(204).header('allow', knownMethods).send();
    else reply.code(400).send({ message: messages['http.malformed'] });
  });
}

/**
 * Answers clients that have closed their side of the connection after a whole request (RFC 9112, 9.6). Node drops such responses unless this field,
 * which its documentation leaves out, is set; a request that was cut off is refused either way.
 */
export function answerHalfClosed({ server }: Pick<FastifyInstance, 'server'>): void {
  Object.assign(server, { httpAllowHalfOpen: true });
}
