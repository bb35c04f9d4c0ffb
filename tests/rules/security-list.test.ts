import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './module-graph.ts';

const list = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** The requirements of level 1 in OWASP ASVS 5.0, by section. */
const levelOne: Record<string, number[]> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
};
const required = Object.entries(levelOne).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));

/** The requirements in the first cells of all table rows. */
const listed = [...list.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) *\|/gm)].flatMap(([, numbers = '']) => numbers.split(', '));

test('every level 1 requirement is listed exactly once', () => {
  expect(required).toHaveLength(70);
  expect(required.filter((number) => !listed.includes(number))).toEqual([]);
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([]);
});

test('every test named in the list exists', () => {
  const named = [...list.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
  const missing = named.filter(([, file = '', name = '']) => !readFileSync(join(root, file), 'utf8').includes(name));
  expect(named.length).toBeGreaterThan(50);
  expect(missing.map(([, file, name]) => `${file}: ${name}`)).toEqual([]);
});

test('every file of attacks is named in the list', () => {
  const files = globSync('tests/attack/*.test.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !list.includes(`\`${file}\``))).toEqual([]);
});
