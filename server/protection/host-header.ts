import type { FastifyInstance } from 'fastify';
import { messages } from '#content/en/messages';

/**
 * Rejects a request with two Host headers, as RFC 9112 (3.2) requires: this server would use the first, a proxy in front of it perhaps the
 * second. Node itself rejects one without.
 */
export function rejectDuplicateHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) reply.code(400).header('connection', 'close').send({ message: messages['http.malformed'] });
    else done();
  });
}
