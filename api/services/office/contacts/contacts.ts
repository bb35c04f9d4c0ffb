import type { Locale } from '#contract/locales';
import type { Contact, FoundContact, SentThing } from '#contract/office/contacts/contact';
import { isAllowed, type Permission, type Roles } from '#contract/office/permissions';
import type { Found } from '#contract/office/today';
import { serviceIds } from '#contract/services';
import type { Person, Sent } from '../../../store/contacts/contacts.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { whatHappened } from './happened.ts';

type Kind = Sent['kind'];
type Things = Awaited<ReturnType<Repositories['personThings']['sent']>>;

const permissions: Record<Kind, Permission> = { quote: 'quotes.answer', application: 'applications.decide', review: 'reviews.decide' };

/** The kinds of things that people send which a role may see: all else is nothing to it, in counts and names too. */
export const seenBy = (roles: Roles): Kind[] => (Object.keys(permissions) as Kind[]).filter((kind) => isAllowed(roles, permissions[kind]));

/** The person who has sent something, as far as a role may see it; undefined where that is nothing. */
export async function personOf({ contacts }: Pick<Repositories, 'contacts'>, id: string, roles: Roles): Promise<Person | undefined> {
  const addresses = (await contacts.addresses([id])).get(id);
  if (!addresses) return undefined;
  const person = await contacts.person(addresses, seenBy(roles));
  return person.sent.length > 0 ? person : undefined;
}

/** The page of a person; jobs are called what they are in the reader's language. */
export async function describeContact(
  repositories: Repositories,
  id: string,
  { roles, locale }: { roles: Roles; locale: Locale },
): Promise<Contact | undefined> {
  const person = await personOf(repositories, id, roles);
  if (!person) return undefined;
  const things = await repositories.personThings.sent(person.sent);
  const { quotes, applications, reviews } = things;
  const newest = [...quotes, ...applications, ...reviews].toSorted(newestFirst);
  const [last] = newest;
  if (!last) return undefined;
  const used = await repositories.contacts.addresses(newest.map((thing) => thing.id));
  const counts = countEach([...used.values()].flat());
  return {
    id: last.id,
    names: onceEach(newest.map(({ fullName }) => fullName)),
    addresses: person.addresses
      .filter((address) => counts.has(address))
      .map((address) => ({ address, kind: address.startsWith('+') ? 'phone' : 'email', count: counts.get(address) ?? 0 })),
    country: quotes.toSorted(newestFirst).find(({ country }) => country !== '')?.country ?? '',
    locale: last.locale,
    sent: sentThings(things, locale).toSorted((one, other) => (one.at < other.at ? 1 : -1)),
    happened: await whatHappened(repositories, things),
  };
}

function sentThings({ quotes, applications, reviews }: Things, locale: Locale): SentThing[] {
  return [
    ...quotes.map(({ mergedInto, state, assigneeId, ...quote }) => ({
      kind: 'quote' as const,
      ...common(quote),
      hasEmail: quote.email !== '',
      state,
      assigneeId,
      isMerged: mergedInto !== null,
    })),
    ...applications.map(({ mergedInto, state, assigneeId, jobTitles, ...application }) => ({
      kind: 'application' as const,
      ...common(application),
      state,
      assigneeId,
      jobTitle: jobTitles[locale],
      isMerged: mergedInto !== null,
    })),
    ...reviews.map(({ status, rate, service, ...review }) => ({
      kind: 'review' as const,
      ...common(review),
      state: status,
      rate: Number.isInteger(rate) ? rate : null,
      service: serviceIds.find((known) => known === service) ?? null,
    })),
  ];
}

const common = ({ id, reference, receivedAt, fullName, suspicious }: Common) => ({
  id,
  reference,
  at: receivedAt,
  fullName,
  suspicious: suspicious === 1,
});
type Common = Pick<Things['reviews'][number], 'id' | 'reference' | 'receivedAt' | 'fullName' | 'suspicious'>;

const newestFirst = (one: { receivedAt: string }, other: { receivedAt: string }): number => (one.receivedAt < other.receivedAt ? 1 : -1);

/** In their order; those that differ in case or blanks alone are one. */
const onceEach = (names: readonly string[]): string[] =>
  [...new Map(names.toReversed().map((name) => [name.toLowerCase().replaceAll(/\s+/g, ' '), name])).values()].toReversed();

function countEach(addresses: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);
  return counts;
}

/** The people who have sent these, the one who wrote last first. */
export async function sendersOf(
  repositories: Repositories,
  things: readonly Found[],
  roles: Roles,
  limit: number,
): Promise<FoundContact[]> {
  const { contacts } = repositories;
  const found: FoundContact[] = [];
  const known = new Set<string>();
  for (const { id, name } of things.toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1))) {
    if (found.length === limit) break;
    const person = known.has(id) ? undefined : await personOf(repositories, id, roles);
    if (!person) continue;
    const ids = person.sent.map((sent) => sent.id);
    for (const each of ids) known.add(each);
    const used = new Set([...(await contacts.addresses(ids)).values()].flat());
    found.push({ id, name, addresses: person.addresses.filter((address) => used.has(address)), count: ids.length });
  }
  return found;
}
