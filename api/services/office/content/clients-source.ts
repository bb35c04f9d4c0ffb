import type { ClientStory } from '#contract/client';
import type { ClientValues, OfficeClient } from '#contract/office/clients';
import { ClientEntry, type ContentEntry } from '#contract/office/content-files';
import { clientCategories, serviceIds } from '#contract/services';
import { normalizeText } from '#contract/text/normalize-text';
import { validate } from '../../../http/validation.ts';
import { addClient, changeClient } from '../clients.ts';
import { type ContentSource, tidyEntry } from './content-source.ts';

type Entry = ContentEntry<'clients'>;

/** Characters of a wrong value that a message repeats. */
const shownLength = 60;

/** Clients are recognised by their name. Those that were taken off the clients page are not exported. */
export const clientsSource: ContentSource<'clients', ClientValues> = {
  kind: 'clients',
  nameOf: ({ name, nameAr }) => name || nameAr,
  identityOf: ({ name }) => normalizeText(name),
  keyOf: ({ id }) => id,

  async load({ officeClients }) {
    const clients = await officeClients.list();
    const present = clients.filter(({ deletedAt }) => deletedAt === null);
    const deleted = clients.filter(({ deletedAt }) => deletedAt !== null);
    return {
      entries: new Map(
        present.map((client) => [client.id, { entry: entryOf(client, client.id), version: client.version, isFoundByName: true }]),
      ),
      blocked: new Map(deleted.map(({ id }) => [id, 'deleted'])),
    };
  },

  // A logo that a file does not name stays.
  merge: (current, given) => ({ ...current, ...given, logo: given.logo || current.logo }),

  check(entry, before, { unusableLogos }) {
    const checked = validate(ClientEntry, entry);
    const errors = checked.ok ? {} : { ...checked.errors };
    if (errors.category)
      errors.category =
        entry.category === ''
          ? { key: 'field.required' }
          : { key: 'import.category', params: { value: entry.category.slice(0, shownLength), names: clientCategories.join(', ') } };
    const unknown = entry.services.find(({ type }) => !(serviceIds as readonly string[]).includes(type));
    if (unknown)
      errors.services = { key: 'import.service', params: { value: unknown.type.slice(0, shownLength), names: serviceIds.join(', ') } };
    if (entry.logo !== before?.logo && unusableLogos.has(entry.logo)) errors.logo = { key: 'import.logo' };
    if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
    const { id, nameAr, before: was, beforeAr, done, doneAr, now, nowAr, ...values } = checked.value;
    const stories = { en: written({ before: was, done, now }), ar: written({ before: beforeAr, done: doneAr, now: nowAr }) };
    return { ok: true, values: { ...values, stories, ar: nameAr === undefined ? null : { name: nameAr } } };
  },

  entryOf,

  async write(work, { outcome, id, version, values }) {
    if (outcome === 'new' || id === undefined) await addClient(work, values, id);
    else await changeClient(work, id, values, version);
  },
};

/** A story of which something is written. */
const written = (story: ClientStory): ClientStory | null => (Object.values(story).some((part) => part !== '') ? story : null);

const nothing: ClientStory = { before: '', done: '', now: '' };

function entryOf(client: Omit<ClientValues, 'category'> & Pick<OfficeClient, 'category'>, id: string): Entry {
  const { name, ar, category, services, isPrivateWork, comingSoon, logo, stories } = client;
  const [english, arabic] = [stories?.en ?? nothing, stories?.ar ?? nothing];
  return tidyEntry('clients', {
    id,
    name,
    nameAr: ar?.name ?? '',
    category: category ?? '',
    services,
    isPrivateWork,
    comingSoon,
    logo,
    before: english.before,
    beforeAr: arabic.before,
    done: english.done,
    doneAr: arabic.done,
    now: english.now,
    nowAr: arabic.now,
  });
}
