import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Makes files that the site imports, before anything reads them. Whatever else is in their folder is deleted.
 *
 * @param folder relative to the project's root, with a slash at the end
 * @param make resolves with their contents by their names in the folder
 */
export function generatedFiles(
  name: string,
  folder: string,
  make: (root: URL) => Promise<Record<string, string | Buffer>>,
): AstroIntegration {
  return {
    name,
    hooks: {
      'astro:config:setup': async ({ config: { root }, command }) => {
        // Generated types need no contents.
        if (command === 'sync') return;
        const files = await make(root);
        const url = new URL(folder, root);
        await rm(url, { recursive: true, force: true });
        await mkdir(url, { recursive: true });
        await Promise.all(Object.entries(files).map(([file, content]) => writeFile(new URL(file, url), content)));
      },
    },
  };
}
