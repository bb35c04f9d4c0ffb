import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { contentTypeOf, isCompressible } from '../server/assets/content-types.ts';
import { compressBrotli, compressGzip } from '../server/assets/encodings.ts';

/** Keeps what earlier builds have compressed, by what it was made of: Brotli at its best takes a quarter of a build. `npm ci` empties it. */
const cache = join(process.cwd(), 'node_modules/.cache/brotli');

async function withBrotli(content: Buffer): Promise<Buffer> {
  const file = join(cache, createHash('sha256').update(content).digest('hex'));
  return readFile(file).catch(async () => {
    const compressed = await compressBrotli(content, 'best');
    // Whole or not at all, also when the build is broken off. Where nothing may be written, the next build compresses again.
    const incomplete = `${file}.${process.pid}`;
    await writeFile(incomplete, compressed)
      .then(() => rename(incomplete, file))
      .catch(() => undefined);
    return compressed;
  });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    withBrotli(content).then((compressed) => writeFile(`${file}.br`, compressed)),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

/** Writes a `.br` and a `.gz` beside every compressible file of the build, so that the server does not compress files at request time. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const entries = await readdir(fileURLToPath(dir), { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && isCompressible(contentTypeOf(entry.name)));
        await mkdir(cache, { recursive: true }).catch(() => undefined);
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
        logger.info(`${files.length} files compressed`);
      },
    },
  };
}
