import type { FastifyInstance } from 'fastify';
import { varyBy } from '#api/http/vary';
import { chooseEncoding, compressBrotli, compressGzip } from './encodings.ts';

/** Below this compressing costs more than it saves: such a response fits into one packet or two. */
const minBytes = 2_048;

/** Compresses large JSON responses of the routes of `app`. Pages and files are compressed elsewhere, once. */
export function compressJsonResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minBytes || reply.hasHeader('content-encoding')) return payload;
    varyBy(reply, 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const bytes = Buffer.from(payload);
    return encoding === 'br' ? compressBrotli(bytes, 'once') : compressGzip(bytes);
  });
}
