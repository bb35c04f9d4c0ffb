import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const office = fileURLToPath(new URL('../office/', import.meta.url));
/** What the ids of the Office's copies end with. */
const mark = '?office';
/** A script on disk, and none that a plugin makes up. */
const isFile = /^\/.*\.[cm]?[jt]sx?$/;

/**
 * Gives the Office copies of the modules that pages load too. Otherwise the bundler puts whatever both need into files of its own: the pages would
 * load a dozen more of a few hundred bytes, each with its headers, for something that their visitors never see.
 */
export function separateOffice(): Plugin {
  return {
    name: 'separate-office',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer?.startsWith(office) && !importer?.endsWith(mark)) return null;
      const resolved = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true });
      if (!resolved || resolved.external || !isFile.test(resolved.id)) return resolved;
      if (resolved.id.startsWith(office)) return resolved;
      return { ...resolved, id: resolved.id + mark };
    },
    load(id) {
      return id.endsWith(mark) ? readFile(id.slice(0, -mark.length), 'utf8') : null;
    },
  };
}
