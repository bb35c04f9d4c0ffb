import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

test('every relative link in the documentation leads to an existing file', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(document), target)))
      .map(([, target]) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('the index of decisions lists every decision with its title', () => {
  const index = read('docs/decisions/README.md');
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  const missing = decisions.filter((path) => {
    const title = /^# (.+)$/m.exec(read(path))?.[1] ?? '';
    return !new RegExp(`\\(${path.split('/').at(-1)?.replaceAll('.', '\\.')}\\) *\\| ${RegExp.escape(title)} *\\|`).test(index);
  });
  expect(decisions.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
