import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const office = path('office/');
const officePage = path('site/pages/office/');
/** The script of every page. */
const layoutScript = `${path('site/layouts/main.astro')}?astro&type=script`;
/** The script of the previews of the Office. */
const previewScript = path('site/text-preview/');
/** The script of one page. */
const pageScript = /\/site\/pages\/(.+)\.astro\?astro&type=script/;

/** A script on disk, and none that a plugin makes up. */
const isFile = /^\/.*\.[cm]?[jt]sx?$/;

/** The name of an entry that shares no file with others, for its own modules. */
function entryOf(id: string): string | undefined {
  if (id.startsWith(office) || id.startsWith(officePage)) return 'office';
  if (id.startsWith(layoutScript)) return 'layout';
  if (id.startsWith(previewScript)) return 'text-preview';
  return pageScript.exec(id)?.[1];
}

/** The query at the end of a copy's id, which names the entry that owns it. */
const ownerQuery = /\?of=(.+)$/;
const ownerOf = (id: string) => ownerQuery.exec(id)?.[1] ?? entryOf(id);
const withoutOwnerQuery = (id: string) => id.replace(ownerQuery, '');

/** Lists what the Office shows first, and what that imports. */
const firstModules = ['main.tsx', 'screens/today/index.tsx'].map((module) => office + module);

/** Bytes before minification: files that are smaller are put together. Many together draw each other in. */
const minChunkBytes = 2_000;

/** Vite's own part of every import on demand: the pages' too. */
const helpers = { name: 'preload-helper', test: /vite\/preload-helper/, priority: 1 };

/** Icons that several screens of the Office have, and the first has not. */
const icons = { name: 'icons', test: /\/lucide-react\/.*\/icons\/.*\?of=office$/, minShareCount: 2, includeDependenciesRecursively: false };

/** Every island needs this of packages, arrows of sliders and lists among it. Apart, the same lines compress to two kilobytes more. */
const react = {
  name: 'react',
  test: /\/node_modules\/(?:@astrojs\/react|react|react-dom|scheduler|lucide-react)\/(?!.*(?:\/icons\/(?!arrow-(?:left|right)\.)|\?of=))/,
  includeDependenciesRecursively: false,
  priority: 1,
};

/** The client of the API and the small functions that most islands need: without a file of their own they would draw in the nearest, the forms. */
const common = {
  name: 'common',
  test: /\/(?:contract\/(?:text\/)?|ui\/(?:http\/)?|site\/data\/api)[\w-]*\.ts$/,
  minShareCount: 4,
  includeDependenciesRecursively: false,
  priority: 1,
};

/**
 * Which modules share a file (docs/decisions/0316). The Office, the script of every page and that of each page get copies of what others load too:
 * a script that stands in a page is one file. What the Office needs for its first screen is one; what islands share is in few.
 */
export function separateEntries(): Plugin {
  let first: Set<string> | undefined;
  const firstScreen = (id: string, build: Rolldown.ChunkingContext): string | null => {
    first ??= reachedFrom(firstModules, (module) => build.getModuleInfo(module)?.importedIds ?? []);
    return first.has(id) ? 'office' : null;
  };
  const shared = {
    name: (id: string) => (ownerOf(id) ? null : 'shared'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: minChunkBytes,
    includeDependenciesRecursively: false,
  };
  const groups = [helpers, react, common, { name: firstScreen }, icons, shared];
  return {
    name: 'separate-entries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => {
      // Without it the bundler may not take a module out of a group that an entry is in.
      const output = { codeSplitting: { groups }, chunkFileNames };
      const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output } as const;
      return { environments: { client: { build: { rolldownOptions } } } };
    },
    async resolveId(source, importer, options) {
      const owner = importer && ownerOf(importer);
      if (!owner) return null;
      const resolved = await this.resolve(source, withoutOwnerQuery(importer), { ...options, skipSelf: true });
      if (!resolved || resolved.external || !isFile.test(resolved.id)) return resolved;
      if (entryOf(resolved.id) === owner) return resolved;
      return { ...resolved, id: `${resolved.id}?of=${owner}` };
    },
    transform: (code, id) => (id.startsWith(office) ? importIconsAlone(code) : null),
    load(id) {
      const file = withoutOwnerQuery(id);
      return file === id ? null : readFile(file, 'utf8');
    },
  };
}

/** A shared file would be named after all that share it, in every import of it. */
const chunkFileNames = ({ name }: { name: string }) => `_astro/${name.startsWith('shared') ? 'shared' : '[name]'}.[hash].js`;

/** Each icon from its own file: by the list of all, the first screen would reach the icons of every screen. */
const importIconsAlone = (code: string): string =>
  code.replace(/^import \{([^}]*)\} from 'lucide-react';$/m, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map(importIcon)
      .join(''),
  );

/** Returns the import of one that is named as `CalendarX2` or `Crop as CropIcon`. */
function importIcon(name: string): string {
  const [icon = '', local = icon] = name.split(' as ');
  return `import ${local} from 'lucide-react/icons/${icon.replaceAll(/(?<=[a-z])(?=[A-Z])|(?=\d)/g, '-').toLowerCase()}';`;
}

function reachedFrom(modules: readonly string[], importsOf: (module: string) => readonly string[]): Set<string> {
  const reached = new Set(modules);
  // A set goes on with what is added to it meanwhile.
  for (const module of reached) for (const imported of importsOf(module)) reached.add(imported);
  return reached;
}
