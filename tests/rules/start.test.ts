import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './module-graph.ts';

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
