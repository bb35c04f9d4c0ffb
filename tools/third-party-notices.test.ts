import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tests/rules/module-graph.ts';
import { shippedPackages, writeNotices } from './third-party-notices.ts';

const packages = shippedPackages(root);
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };

test('every package that the site ships is named with its licence and the text of that', () => {
  expect(packages.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(packages.filter(({ licence, text }) => licence === 'unknown' || text === '').map(({ name }) => name)).toEqual([]);
  const notices = writeNotices(packages);
  for (const [name, version] of Object.entries(dependencies)) expect(notices).toContain(`\n${name} ${version} (`);
});

test('the typefaces are there, under the licence that asks to be handed on with them', () => {
  const fonts = packages.filter(({ name }) => name.startsWith('@fontsource'));
  expect(fonts.map(({ name }) => name)).toHaveLength(3);
  for (const { licence, text } of fonts) expect([licence, text]).toEqual(['OFL-1.1', expect.stringContaining('SIL OPEN FONT LICENSE')]);
});

test('the same text stands there once, under all that have it', () => {
  const same = { version: '1.0.0', licence: 'MIT' };
  const notices = writeNotices([
    { ...same, name: 'one', text: 'The  licence.' },
    { ...same, name: 'two', text: 'The\nlicence.' },
  ]);
  expect(notices).toContain('\none 1.0.0 (MIT)\ntwo 1.0.0 (MIT)\n\nThe  licence.\n');
});
