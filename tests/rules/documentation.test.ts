import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sectionOf = (path: string, title: string) => new RegExp(`^## ${title}\\n([\\s\\S]*?)^## `, 'm').exec(read(path))?.[1] ?? '';
const documents = ['README.md', 'art/README.md', ...globSync('docs/**/*.md', { cwd: root })];
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });

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
  const missing = decisions.filter((path) => {
    const title = /^# (.+)$/m.exec(read(path))?.[1] ?? '';
    return !new RegExp(`\\(${path.split('/').at(-1)?.replaceAll('.', '\\.')}\\) *\\| ${RegExp.escape(title)} *\\|`).test(index);
  });
  expect(decisions.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('a decision that is extended or superseded says by which, and so does its row in the index', () => {
  const index = read('docs/decisions/README.md');
  const numbers = (text = '') => [...text.matchAll(/\[(\d{4})\]/g)].map(([, number = '']) => number);
  const statuses = new Map(
    decisions.map((path) => {
      const status = /^Status: (.+?)\n\n/ms.exec(read(path))?.[1] ?? '';
      const [laterOnes, ...earlierOnes] = status.split(/\b(?:Supersedes|Extends)\b/i);
      return [path.split('/').at(-1)?.slice(0, 4) ?? '', { later: numbers(laterOnes), earlier: numbers(earlierOnes.join()) }];
    }),
  );
  const incomplete = [...statuses].flatMap(([number, { later, earlier }]) => [
    ...earlier.filter((other) => !statuses.get(other)?.later.includes(number)).map((other) => `${other} does not name ${number}`),
    ...later.filter((other) => !statuses.get(other)?.earlier.includes(number)).map((other) => `${other} does not name ${number}`),
    ...later
      .filter((other) => !new RegExp(`^\\| \\[${number}\\].*\\b${other}\\b`, 'm').test(index))
      .map((other) => `index: ${number} by ${other}`),
  ]);
  expect(incomplete).toEqual([]);
});

test('every secret among the settings has its way of being changed', () => {
  const secrets = ['.env.example', 'deploy/.env.example'].flatMap((file) =>
    Object.keys(parseEnv(read(file))).filter((name) => /_URL$|PASSWORD|TOKEN|SECRET|_KEY/.test(name)),
  );
  const section = sectionOf('docs/operations.md', 'Secrets');
  expect(secrets.length).toBeGreaterThan(6);
  expect([...new Set(secrets)].filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('every secret that the site makes for itself is under Secrets too', () => {
  const sources = globSync('api/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(read);
  const names = sources.flatMap((source) => [...source.matchAll(/\bsecrets\.getOrCreate\('([\w-]+)'/g)].map(([, name = '']) => name));
  const section = sectionOf('docs/operations.md', 'Secrets');
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !section.includes(name))).toEqual([]);
});

test('the runbook leads to sections that exist', () => {
  const sections = [...read('docs/operations.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  const targets = [...read('docs/runbook.md').matchAll(/\]\(operations\.md#([\w-]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(6);
  expect(targets.filter((target) => !sections.includes(target))).toEqual([]);
});
