import type { FoundContact } from '#contract/office/contacts/contact';
import { isAllowed } from '#contract/office/permissions';
import type { Found } from '#contract/office/today';
import { findOffers } from '../../cases/offers/list-offers.ts';
import type { Store } from '../../store/open-store.ts';
import { isFoundIn, soughtWords } from '../../store/search/search-words.ts';
import { seenBy, sendersOf } from './contacts/contacts.ts';
import { findJobs, type Reader } from './jobs.ts';

/** Results of each kind; people come before all that they sent. */
const maxFound = 8;
const maxContacts = 4;
/** Things of each kind that are looked at for whose they are. */
const maxThings = 24;

/** People whom a search finds by their name, an address or a number. */
export async function findContacts(store: Store, { roles }: Pick<Reader, 'roles'>, search: string): Promise<FoundContact[]> {
  return sendersOf(store, await store.search.sent(search, seenBy(roles), maxThings), roles, maxFound);
}

/** All that a search finds, as far as the reader may see it. */
export async function findAll(store: Store, reader: Reader, search: string): Promise<Found[]> {
  const may = (permission: Parameters<typeof isAllowed>[1]) => isAllowed(reader.roles, permission);
  const sent = await store.search.sent(search, seenBy(reader.roles), maxThings, reader.locale);
  const contacts = await sendersOf(store, sent, reader.roles, maxContacts);
  const found: Found[] = contacts.map(({ id, name, addresses }) => ({
    kind: 'contact',
    id,
    reference: null,
    name,
    text: addresses.join(' '),
    at: null,
  }));
  for (const kind of ['quote', 'review', 'application'] as const)
    found.push(...sent.filter((thing) => thing.kind === kind).slice(0, maxFound));
  if (may('quotes.answer')) found.push(...(await findOffers(store, search, maxFound)));
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
