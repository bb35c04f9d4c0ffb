import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamed, projectImports, root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const islands = filesNamed('.island.tsx');

test('every island starts with a comment that says why it needs JavaScript', () => {
  const uncommented = islands.filter((path) => !/^(?:\/\*\*|\/\/ )/.test(read(path)));
  expect(uncommented).toEqual([]);
});

test('only islands are hydrated in the browser', () => {
  const pages = filesNamed('.astro');
  const imports = projectImports();
  const wrong = pages.flatMap((page) =>
    [...read(page).matchAll(/<([A-Z]\w*)[^>]*?\sclient:/g)].flatMap(([, component = '']) => {
      const source = new RegExp(`import[^;]*\\b${component}\\b[^;]*from '([^']+)'`).exec(read(page))?.[1];
      const known = imports.some(
        ({ from, to }) => from === page && to.endsWith('.island.tsx') && source?.endsWith(to.split('/').at(-1) ?? ''),
      );
      return known ? [] : [`${page}: <${component}> from ${source ?? 'an unknown module'}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every island is used', () => {
  const used = new Set(projectImports().map(({ to }) => to));
  expect(islands.filter((path) => !used.has(path))).toEqual([]);
});

const runtimeImports = projectImports().filter(({ isType }) => !isType);

/** Every module that the browser gets with an island. */
function modulesOf(island: string): Set<string> {
  const reached = new Set([island]);
  for (const path of reached) for (const { from, to } of runtimeImports) if (from === path) reached.add(to);
  return reached;
}

test('no language is shipped in a script: islands receive their text', () => {
  const withText = islands.filter((island) =>
    [...modulesOf(island)].some((path) => /^content\/(?:en|ar)\/|^site\/content\/content\.ts$/.test(path)),
  );
  expect(withText).toEqual([]);
});
