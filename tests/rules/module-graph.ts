import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Import {
  /** Paths from the project's folder. */
  from: string;
  to: string;
  /** `import type`: it is gone before anything runs. */
  isType: boolean;
}

const folders = ['api', 'commands', 'content', 'contract', 'server', 'site', 'tests', 'tools', 'ui'];

/** Paths of the project's own files with one of these endings. */
export function filesNamed(ending: string): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*${ending}`),
    { cwd: root },
  );
}

const sourceFiles = () => [...filesNamed('.{ts,tsx,astro,mjs}'), ...globSync('*.config.*', { cwd: root })];

/** A static import or export, a side-effect import, or `import('…')`. Also finds those in the scripts of .astro files. */
const importPattern = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/g;

/** Every import of one file of the project by another; packages are left out. */
export function projectImports(): Import[] {
  return sourceFiles().flatMap((from) => {
    const found = readFileSync(join(root, from), 'utf8').matchAll(importPattern);
    return [...found].flatMap(([, type, named, dynamic]) => {
      const to = resolve(from, (named ?? dynamic ?? '').replace(/\?.*$/, ''));
      return to === undefined ? [] : [{ from, to, isType: type !== undefined }];
    });
  });
}

const aliases: [string, (rest: string) => string][] = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, target]) => [name.replace('*', ''), (rest) => join(target.replace('*', rest))]);

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  return alias?.[1](specifier.slice(alias[0].length));
}
