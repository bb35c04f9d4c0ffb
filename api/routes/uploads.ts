import { extname } from 'node:path';
import { uploadsPrefix } from '#contract/api-paths';
import { ErrorBody } from '#contract/schema';
import { z } from '#contract/zod';
import type { FileStore } from '../files/file-store.ts';
import { recentFiles } from '../files/recent-files.ts';
import type { ApiInstance } from '../http/instance.ts';
import { notFound } from '../http/refusal.ts';
import { readFailures } from '../http/replies.ts';

/** Types of public pictures by extension; nothing else is served. */
const pictureTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** An SVG is a document: opened on its own it must not run or fetch anything. */
const pictureHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  // A site on another host than the API shows these pictures too.
  'cross-origin-resource-policy': 'cross-origin',
  // The key is random and its content never changes.
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Bytes of pictures that are kept in memory: those of all heads of pages, in the widths that are asked for. */
const memory = { maxBytes: 48 * 1024 * 1024, maxFileBytes: 512 * 1024 };

export function uploadRoutes(app: ApiInstance, { files }: { files: FileStore }): void {
  const recent = recentFiles(files, 'uploads', memory);
  app.get(`${uploadsPrefix}/:key`, {
    schema: {
      summary: 'A public picture',
      params: z.object({ key: z.string() }),
      response: {
        200: { description: 'The picture.', content: { 'image/*': { schema: z.any() } } },
        404: ErrorBody.describe('There is no such picture.'),
        ...readFailures,
      },
    },
    handler: async (request, reply) => {
      const type = pictureTypes[extname(request.params.key)];
      const file = type && (await recent.read(request.params.key));
      if (!type || !file) throw notFound();
      return reply.headers(pictureHeaders).type(type).header('content-length', file.size).send(file.content);
    },
  });
}
