import type { ShortcutScope } from '../../parts/shortcuts/shortcut-keys.ts';

/** Scopes of the keys that act in a place, or one key of them, by the name of its screen: those of the place alone first. */
export const placeScopes: Readonly<Record<string, readonly (ShortcutScope | `${ShortcutScope}.${string}`)[]>> = {
  today: ['today', 'lists'],
  quotes: ['quote', 'lists', 'answer'],
  offers: ['lists'],
  applications: ['applications', 'lists', 'answer'],
  reviews: ['reviews', 'lists', 'order'],
  jobs: ['jobs', 'lists'],
  clients: ['entry.publish', 'order', 'lists'],
  offices: ['entry.publish', 'order', 'lists'],
  members: ['entry.publish', 'order', 'lists'],
  texts: ['entry'],
  pages: ['lists'],
  pictures: ['lists'],
  templates: ['entry.publish', 'lists'],
  undelivered: ['lists'],
  attention: ['lists'],
  people: ['people'],
  connections: ['lists'],
  company: ['entry.publish'],
  hours: ['entry.publish'],
};
