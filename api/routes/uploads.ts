import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uploadsPrefix } from '#contract/api-paths';
import { maxFilmBytes } from '#contract/office/pictures/films';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { FileStore } from '../files/file-store.ts';
import { recentFiles } from '../files/recent-files.ts';
import { byteRange } from '../http/byte-range.ts';
import type { ApiInstance } from '../http/instance.ts';
import { notFound } from '../http/refusal.ts';
import { readFailures } from '../http/replies.ts';

/** Types of public files by extension; nothing else is served. */
const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};
const filmTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm' };

/** An SVG is a document: opened on its own it must not run or fetch anything. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  // A site on another host than the API shows these pictures too.
  'cross-origin-resource-policy': 'cross-origin',
  // The key is random and its content never changes.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Bytes of pictures that are kept in memory: those of all heads of pages, in the widths that are asked for. */
const pictureMemory = { maxBytes: 48 * 1024 * 1024, maxFileBytes: 512 * 1024, maxAgeMs: 60_000 };
/** Films are kept whole: a browser asks for parts of them, again and again. */
const filmMemory = { maxBytes: 48 * 1024 * 1024, maxFileBytes: maxFilmBytes, maxAgeMs: 60_000 };

export function uploadRoutes(app: ApiInstance, { files }: { files: FileStore }): void {
  const pictures = recentFiles(files, 'uploads', pictureMemory);
  const films = recentFiles(files, 'uploads', filmMemory);
  app.get(`${uploadsPrefix}/:key`, {
    schema: {
      summary: 'A public picture or film',
      params: z.object({ key: z.string() }),
      response: {
        200: { description: 'The file.', content: { 'image/*': { schema: z.any() }, 'video/*': { schema: z.any() } } },
        206: { description: 'The part of a film that `Range` asks for.', content: { 'video/*': { schema: z.any() } } },
        404: ErrorBody.describe('There is no such file.'),
        416: { description: 'The part begins after the end of the film.', content: { 'video/*': { schema: z.any() } } },
        ...readFailures,
      },
    },
    handler: async (request, reply) => {
      const { key } = request.params;
      const film = filmTypes[extname(key)];
      const type = film ?? pictureTypes[extname(key)];
      const file = type && (await (film ? films : pictures).read(key));
      if (!type || !file) throw notFound();
      reply.headers(fileHeaders).type(type);
      return film ? sendFilm(request, reply, file, key) : reply.header('content-length', file.size).send(file.content);
    },
  });
}

/** Sends a film, or the part of it that a browser asks for: Safari plays none from a server without. */
function sendFilm(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { size, content }: { size: number; content: Buffer | Readable },
  key: string,
): FastifyReply {
  const etag = `"${key}"`;
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame && Buffer.isBuffer(content) ? byteRange(headers.range, size) : undefined;
  if (range === undefined || !Buffer.isBuffer(content)) return reply.header('content-length', size).send(content);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply.header('content-length', range.last - range.first + 1).send(content.subarray(range.first, range.last + 1));
}
