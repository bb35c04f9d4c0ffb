import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const office = path('office/');
/** The script of every page. */
const layoutScript = `${path('site/layouts/main.astro')}?astro&type=script`;
/** A script on disk, and none that a plugin makes up. */
const isFile = /^\/.*\.[cm]?[jt]sx?$/;

/** Entries that share no file with others, by what the ids of their copies end with. */
const separate = {
  '?office': (id: string) => id.startsWith(office),
  '?layout': (id: string) => id.startsWith(layoutScript),
};
type Mark = keyof typeof separate;
const marks = Object.keys(separate) as Mark[];

const markOf = (id: string) => marks.find((mark) => id.endsWith(mark) || separate[mark](id));
const withoutMark = (id: string) => marks.reduce((rest, mark) => (rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest), id);

/** What the Office shows first, and what that imports. */
const firstModules = ['main.tsx', 'screens/today/index.tsx'].map((module) => office + module);

/** Bytes before minification: files that are smaller are put together, because a request costs as much. */
const worthARequest = 4_000;

/** Vite's own part of every import on demand: the pages' too. */
const helpers = { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 };

/**
 * Which modules share a file (docs/decisions/0316). The Office and the script of every page get copies of what others load too; what the Office
 * needs for its first screen is one file; what islands share is in few.
 */
export function separateEntries(): Plugin {
  let first: Set<string> | undefined;
  const firstScreen = (id: string, build: Rolldown.ChunkingContext): string | null => {
    first ??= reachedFrom(firstModules, (module) => build.getModuleInfo(module)?.importedIds ?? []);
    return first.has(id) ? 'office' : null;
  };
  /** What islands share. What a script of a page needs too stays apart, so that the first view loads nothing else with it. */
  const shared = {
    name: (id: string, build: Rolldown.ChunkingContext) => (markOf(id) || isOfPageScript(id, build) ? null : 'shared'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: worthARequest,
    includeDependenciesRecursively: false,
  };
  const groups = [helpers, { name: firstScreen }, shared];
  return {
    name: 'separate-entries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => {
      // Without it the bundler may not take a module out of a group that an entry is in.
      const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: { groups } } } as const;
      return { environments: { client: { build: { rolldownOptions } } } };
    },
    async resolveId(source, importer, options) {
      const mark = importer && markOf(importer);
      if (!mark) return null;
      const resolved = await this.resolve(source, withoutMark(importer), { ...options, skipSelf: true });
      if (!resolved || resolved.external || !isFile.test(resolved.id)) return resolved;
      if (separate[mark](resolved.id)) return resolved;
      return { ...resolved, id: resolved.id + mark };
    },
    load(id) {
      const file = withoutMark(id);
      return file === id ? null : readFile(file, 'utf8');
    },
  };
}

/** Whether a script that stands in a page imports a module, itself or through others. */
function isOfPageScript(id: string, build: Rolldown.ChunkingContext): boolean {
  const importers = reachedFrom([id], (module) => build.getModuleInfo(module)?.importers ?? []);
  return [...importers].some((importer) => importer.includes('?astro&type=script'));
}

function reachedFrom(modules: readonly string[], importsOf: (module: string) => readonly string[]): Set<string> {
  const reached = new Set(modules);
  // A set goes on with what is added to it meanwhile.
  for (const module of reached) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}
