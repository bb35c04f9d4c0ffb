import type { Permission } from '#contract/office/permissions';
import type { Texts } from '../../content/texts.ts';
import { type ShortcutScope, shortcutKeys } from './shortcut-keys.ts';

interface NamedKey {
  keys: string;
  name: string;
}

/** Keys, and scopes of keys, that are for those who may do it. */
const permissionOf: Readonly<Record<string, Permission>> = {
  goToQuotes: 'quotes.answer',
  goToApplications: 'applications.decide',
  goToReviews: 'reviews.decide',
  goToJobs: 'jobs.publish',
  goToClients: 'content.publish',
  goToOffices: 'content.publish',
  goToPeople: 'people.manage',
  goToHistory: 'history.read',
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

/** Every key with what it does, by where it acts, as far as the person may do it. */
export function listKeys(
  texts: Texts['keys'],
  permissions: readonly Permission[],
): { scope: ShortcutScope; title: string; keys: NamedKey[] }[] {
  return (Object.keys(shortcutKeys) as ShortcutScope[])
    .filter((scope) => isFor(scope, permissions))
    .map((scope) => {
      const names: Readonly<Record<string, string>> = texts.names[scope];
      const keys = Object.entries(shortcutKeys[scope])
        .filter(([name]) => scope !== 'everywhere' || isFor(name, permissions))
        .map(([name, keys]) => ({ keys, name: names[name] ?? name }));
      return { scope, title: texts.scopes[scope], keys };
    });
}
