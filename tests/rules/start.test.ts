import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverSources } from '../../tools/server-sources.ts';
import { inputs } from '../../tools/setup/build.mjs';
import { projectImports, root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('texts and company are checked with what `npm start` installs, which is nothing for development', () => {
  const { include, exclude } = JSON.parse(read('content/tsconfig.json')) as { include: string[]; exclude: string[] };
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const checked = globSync(
    include.map((pattern) => join('content', pattern)),
    { cwd: root, exclude: exclude.map((pattern) => join('content', pattern)) },
  );

  expect(checked).toEqual(expect.arrayContaining(['brand.config.ts', 'content/ar/home.ts']));
  const needed = checked.flatMap((path) => [...read(path).matchAll(/from '([^'#.]+)'/g)].map(([, name = '']) => name));
  expect(needed.filter((name) => name in devDependencies)).toEqual([]);
});

const imports = projectImports().filter(({ isType }) => !isType);

/** The files that a file imports, directly or not, and the file itself. `without`: those that are not followed. */
function reachedFrom(entry: string, without: string[] = []): string[] {
  const found = new Set([entry]);
  for (const path of found) for (const { from, to } of imports) if (from === path && !without.includes(to)) found.add(to);
  return [...found];
}

const isAtOrUnder = (path: string, paths: string[]) => paths.some((one) => path === one || path.startsWith(`${one}/`));

test('the site is built again when anything changes that its configuration imports, but for the development server', () => {
  const onlyForDevelopment = ['tools/development-server.ts', 'server/settings.ts'];

  const built = reachedFrom('astro.config.mjs', onlyForDevelopment);

  expect(built).toEqual(expect.arrayContaining(['tools/scoped-class-name.ts', 'brand.config.ts']));
  expect(built.filter((path) => !isAtOrUnder(path, inputs))).toEqual([]);
});

test('the development server restarts when anything changes that it has imported', () => {
  const watched = [...serverSources.folders, ...serverSources.files];
  const imported = reachedFrom('server/development.ts');

  expect(imported).toEqual(expect.arrayContaining(['brand.config.ts', 'content/ar/mails.ts']));
  expect(imported.filter((path) => !isAtOrUnder(path, watched))).toEqual([]);
});
