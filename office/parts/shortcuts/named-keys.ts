import type { Permission } from '#contract/office/permissions';
import type { Texts } from '../../content/texts.ts';
import { type ShortcutScope, shortcutKeys } from './shortcut-keys.ts';

interface NamedKey {
  keys: string;
  name: string;
}

/** Scopes of keys that are for those who may do it. */
const permissionOf: Readonly<Record<string, Permission>> = {
  quote: 'quotes.answer',
  applications: 'applications.decide',
  reviews: 'reviews.decide',
  jobs: 'jobs.publish',
  entry: 'content.publish',
  people: 'people.manage',
};

/** Whoever writes mails of either kind. */
const writes = (permissions: readonly Permission[]) => permissions.includes('quotes.answer') || permissions.includes('applications.decide');

const isFor = (name: string, permissions: readonly Permission[]) => {
  if (name === 'answer' || name === 'today') return writes(permissions);
  const needed = permissionOf[name];
  return needed === undefined || permissions.includes(needed);
};

/** The name of a key in a language; undefined when there is no such key. */
export function nameOfKey(texts: Texts['keys'], scope: ShortcutScope, keys: string): string | undefined {
  const names: Readonly<Record<string, string>> = texts.names[scope];
  const found = Object.entries(shortcutKeys[scope]).find(([, present]) => present === keys);
  return found && names[found[0]];
}

/**
 * Every key with what it does, by where it acts, as far as the person may do it.
 *
 * @param places keys that lead to the places of the person
 */
export function listKeys(
  texts: Texts['keys'],
  permissions: readonly Permission[],
  places: readonly NamedKey[],
): { scope: ShortcutScope; title: string; keys: NamedKey[] }[] {
  return (Object.keys(shortcutKeys) as ShortcutScope[])
    .filter((scope) => isFor(scope, permissions))
    .map((scope) => {
      const names: Readonly<Record<string, string>> = texts.names[scope];
      const keys = Object.entries(shortcutKeys[scope]).map(([name, keys]) => ({ keys, name: names[name] ?? name }));
      return { scope, title: texts.scopes[scope], keys: scope === 'everywhere' ? [...keys, ...places] : keys };
    });
}
