import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const office = fileURLToPath(new URL('../office/', import.meta.url));
/** What the ids of the Office's copies end with. */
const mark = '?office';
/** A script on disk, and none that a plugin makes up. */
const isFile = /^\/.*\.[cm]?[jt]sx?$/;

const isOffices = (id: string) => id.startsWith(office) || id.endsWith(mark);
/** What the Office shows first, and what that imports. */
const firstModules = ['main.tsx', 'screens/today/index.tsx'].map((path) => office + path);

/** Vite's own part of every import on demand: the pages' too. */
const helpers = { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 };

/**
 * Gives the Office copies of the modules that pages load too. Otherwise the bundler puts whatever both need into files of its own: the pages would
 * load a dozen more of a few hundred bytes, each with its headers, for something that their visitors never see. All that the
 * Office needs for its first screen is one file: as the fifty that it would be, each compressed alone, it is a tenth larger.
 */
export function separateOffice(): Plugin {
  let first: Set<string> | undefined;
  const firstScreen = (id: string, build: Rolldown.ChunkingContext): string | null => {
    first ??= reachedFrom(firstModules, (module) => build.getModuleInfo(module)?.importedIds ?? []);
    return first.has(id) ? 'office' : null;
  };
  return {
    name: 'separate-office',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [helpers, { name: firstScreen }] } } } } } },
    }),
    async resolveId(source, importer, options) {
      if (!importer || !isOffices(importer)) return null;
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

function reachedFrom(modules: readonly string[], importsOf: (module: string) => readonly string[]): Set<string> {
  const reached = new Set(modules);
  // A set goes on with what is added to it meanwhile.
  for (const module of reached) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}
