import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from './encodings.ts';

/** Bytes below which compressing costs more than it saves: such an answer fits into one packet or two. */
const worthwhile = 2_048;

/** Lists change seldom but are compressed for each visitor who asks: quick rather than small. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = { br: (text: string) => promisify(brotliCompress)(text, quality), gzip: promisify(gzip) };

/** Compresses the JSON that the routes of `app` answer with, where it is large. Pages and files come compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding'], ['br', 'gzip', 'identity']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress[encoding](payload);
  });
}
