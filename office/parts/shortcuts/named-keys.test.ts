import { expect, test } from 'vitest';
import { permissionsOf, type Role } from '#contract/office/permissions';
import { keys as arabic } from '../../content/ar/keys.ts';
import { keys as english } from '../../content/en/keys.ts';
import { listKeys, nameOfKey } from './named-keys.ts';
import { type ShortcutScope, shortcutKeys } from './shortcut-keys.ts';

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every key and every scope has a name in %s, and no name is without its key', (_language, texts) => {
  expect(Object.keys(texts.scopes)).toEqual(Object.keys(shortcutKeys));
  for (const scope of Object.keys(shortcutKeys) as ShortcutScope[])
    expect(new Set(Object.keys(texts.names[scope]))).toEqual(new Set(Object.keys(shortcutKeys[scope])));
});

test('the sheet leaves out what a person may not do', () => {
  const scopesOf = (role: Role) => listKeys(english, permissionsOf([role]), []).map(({ scope }) => scope);
  const goTo = { keys: 'g r', name: 'Reviews' };

  expect(scopesOf('owner')).toEqual(Object.keys(shortcutKeys));
  expect(scopesOf('hiring')).toEqual(['everywhere', 'lists', 'today', 'answer', 'applications', 'jobs', 'order']);
  expect(scopesOf('sales')).not.toContain('applications');
  expect(scopesOf('editor')).not.toContain('answer');
  expect(scopesOf('editor')).not.toContain('today');
  expect(listKeys(english, permissionsOf(['editor']), [goTo])[0]?.keys.at(-1)).toEqual(goTo);
});

test('a key is found by where it acts', () => {
  expect(nameOfKey(english, 'reviews', 'r')).toBe('Reject');
  expect(nameOfKey(english, 'quote', 'r')).toBe('Remind me');
  expect(nameOfKey(english, 'quote', 'p')).toBeUndefined();
});
