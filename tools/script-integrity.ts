import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readScriptHashes, withIntegrity } from '#server/pages/script-integrity';

/** Adds `integrity` hashes to the scripts of prerendered pages; the server adds them to pages rendered on demand. */
export function scriptIntegrity(): AstroIntegration {
  return {
    name: 'script-integrity',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const client = fileURLToPath(dir);
        const hashes = readScriptHashes(client);
        const pages = (await readdir(client, { recursive: true }))
          .filter((name) => name.endsWith('.html'))
          .map((name) => join(client, name));
        for (const page of pages) await writeFile(page, withIntegrity(await readFile(page, 'utf8'), hashes));
      },
    },
  };
}
