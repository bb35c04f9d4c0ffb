import type { FastifyInstance } from 'fastify';
import { messages } from '#content/messages';

/**
 * Refuses a request that names its host twice, as RFC 9112 (3.2) asks for: this server would believe the first, a proxy in front perhaps
 * the second. Node refuses one that names none.
 */
export function refuseDoubledHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) reply.code(400).header('connection', 'close').send({ message: messages['http.malformed'] });
    else done();
  });
}
