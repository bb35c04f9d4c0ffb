import type { ShortcutScope } from '../../parts/shortcuts/shortcut-keys.ts';

/** Scopes of the keys that act in a place, by the name of its screen, those of the place alone first. */
export const placeScopes: Readonly<Record<string, readonly ShortcutScope[]>> = {
  today: ['today', 'lists'],
  quotes: ['quote', 'lists', 'answer'],
  applications: ['applications', 'lists', 'answer'],
  reviews: ['reviews', 'lists', 'order'],
  jobs: ['jobs', 'lists'],
  clients: ['entry', 'order', 'lists'],
  offices: ['entry', 'order', 'lists'],
  texts: ['entry'],
  pages: ['lists'],
  pictures: ['lists'],
  templates: ['entry', 'lists'],
  undelivered: ['lists'],
  attention: ['lists'],
  people: ['people'],
  company: ['entry'],
  hours: ['entry'],
};
