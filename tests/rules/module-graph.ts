import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  /** Paths relative to the project's root. */
  from: string;
  to: string;
  /** `import type`, which does not exist at run time. */
  isType: boolean;
}

/** Folders at the root that git ignores (`data/`, `node_modules/` …). */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replaceAll(/^\/|\/$/g, ''));

/** The project's folders. */
export const projectFolders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
  .map(({ name }) => name);

/** Paths of the project's files with one of these endings. */
export function filesNamed(ending: string): string[] {
  return globSync(
    projectFolders.map((folder) => `${folder}/**/*${ending}`),
    // Benchmarks have packages of their own.
    { cwd: root, exclude: ['**/node_modules/**'] },
  );
}

const sourceFiles = () => [...filesNamed('.{ts,tsx,astro,mjs}'), ...globSync('*.config.*', { cwd: root })];

/** A static import or re-export, a side-effect import, `import('…')`, or the module of a thread or process; also in the scripts of .astro files. */
const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)|(?:new Worker\(|fork\(|module: )new URL\('([^']+)'/g;

/** All imports between files of the project, without packages. */
export function projectImports(): Import[] {
  return sourceFiles().flatMap((from) => {
    const found = readFileSync(join(root, from), 'utf8').matchAll(importPattern);
    return [...found].flatMap(([, type, named, dynamic, thread]) => {
      const to = resolve(from, (named ?? dynamic ?? (thread ? `./${thread}` : '')).replace(/\?.*$/, ''));
      return to === undefined ? [] : [{ from, to, isType: type !== undefined }];
    });
  });
}

const aliases: [string, (rest: string) => string][] = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, target]) => [name, (rest) => join(target.replace('*', rest))]);

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = aliases.find(([name]) => (name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name));
  return alias?.[1](specifier.slice(alias[0].length - 1));
}
