import { isAllowed } from '#contract/office/permissions';
import type { Found } from '#contract/office/today';
import type { Store } from '../../store/open-store.ts';
import { isFoundIn, soughtWords } from '../../store/search/search-words.ts';
import { findContacts } from './contacts/contacts.ts';
import { findJobs, type Reader } from './jobs.ts';

/** Results of each kind; people come before all that they sent. */
const maxFound = 8;
const maxContacts = 4;

/** All that a search finds, as far as the reader may see it. */
export async function findAll(store: Store, reader: Reader, search: string): Promise<Found[]> {
  const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(reader.role, permission);
  const found: Found[] = (await findContacts(store, search, reader.role, maxContacts)).map(({ id, name, addresses }) => ({
    kind: 'contact',
    id,
    reference: null,
    name,
    text: addresses.join(' '),
    at: null,
  }));
  if (may('quotes.answer')) found.push(...(await store.search.quotes(search, maxFound)));
  if (may('reviews.decide')) found.push(...(await store.search.reviews(search, maxFound)));
  if (may('applications.decide')) found.push(...(await store.search.applications(search, maxFound)));
  if (may('jobs.publish')) found.push(...(await findJobs(store, reader, search, maxFound)));
  if (may('content.publish')) found.push(...(await store.officeClients.found(search, maxFound)));
  if (may('content.publish')) found.push(...(await store.search.offices(search, maxFound)));
  if (may('people.manage')) {
    const sought = soughtWords(search);
    const people = (await store.accounts.list()).filter(({ name, email }) => isFoundIn([name, email], sought));
    for (const { id, name, email, createdAt } of people.slice(0, maxFound))
      found.push({ kind: 'person', id, reference: null, name, text: email, at: createdAt });
  }
  return found;
}
