import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingNames } from '#server/settings';
import { root } from './module-graph.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sectionOf = (path: string, title: string) => new RegExp(`^## ${title}\\n([\\s\\S]*?)^## `, 'm').exec(read(path))?.[1] ?? '';
const documents = ['README.md', 'CONTRIBUTING.md', 'art/README.md', ...globSync('docs/**/*.md', { cwd: root })];
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });

test('every relative link in the documentation leads to an existing file', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(document), target)))
      .map(([, target]) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every file of the code that a document names is there', () => {
  const folders = 'api|art|brand|commands|content|contract|deploy|office|server|site|tests|tools|ui';
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+\\.(?:tsx?|css|mjs|astro))\``, 'g'))]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([, path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Fragments of a document's headings, as GitHub and GitLab make them. */
const fragments = (markdown: string) =>
  [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link to a section leads to one that exists', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, target = '', fragment = '']) => {
        const path = target === '' ? document : join(dirname(document), target);
        return path.endsWith('.md') && !fragments(read(path)).includes(fragment);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('README leads to every document, and is read in a few minutes', () => {
  const readme = read('README.md');
  const others = documents.filter((path) => path !== 'README.md' && !decisions.includes(path));
  expect(others.filter((path) => !readme.includes(`](${path})`))).toEqual([]);
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});

test('the document of settings names every setting', () => {
  const document = read('docs/settings.md');
  const named = [...document.matchAll(/`([A-Z][A-Z0-9_]+)(…?)`/g)].map(([, name = '', more = '']) => ({ name, isGroup: more !== '' }));
  const isNamed = (setting: string) => named.some(({ name, isGroup }) => (isGroup ? setting.startsWith(name) : setting === name));
  const own = settingNames.filter((name) => name !== 'NODE_ENV');
  expect(own.filter((name) => !isNamed(name))).toEqual([]);
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
