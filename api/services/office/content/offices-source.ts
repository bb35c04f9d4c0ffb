import { type ContentEntry, OfficeEntry } from '#contract/office/content-files';
import type { OfficeValues } from '#contract/office/offices';
import { normalizeText } from '#contract/text/normalize-text';
import { validate } from '../../../http/validation.ts';
import { addOffice, changeOffice } from '../offices.ts';
import { type ContentSource, tidyEntry, translated } from './content-source.ts';

type Entry = ContentEntry<'offices'>;

/** Offices are recognised by name and country. Deleted ones are not exported, nor are those that need attention. */
export const officesSource: ContentSource<'offices', OfficeValues> = {
  kind: 'offices',
  nameOf: ({ name, nameAr }) => name || nameAr,
  identityOf: ({ name, country }) => (name === '' ? '' : normalizeText(`${name}\n${country}`)),
  keyOf: ({ id }) => id,

  async load({ officeOffices }) {
    const offices = await officeOffices.list();
    const present = offices.filter(({ isDeleted, needsAttention }) => !isDeleted && !needsAttention);
    const blocked = offices.flatMap(({ id, isDeleted, needsAttention }) =>
      isDeleted || needsAttention ? ([[id, isDeleted ? 'deleted' : 'unfit']] as const) : [],
    );
    return {
      entries: new Map(
        present.map((office) => [office.id, { entry: entryOf(office, office.id), version: office.version, isFoundByName: true }]),
      ),
      blocked: new Map(blocked),
    };
  },

  // A logo that a file does not name stays.
  merge: (current, given) => ({ ...current, ...given, logo: given.logo || current.logo }),

  check(entry, before, { unusableLogos }) {
    const checked = validate(OfficeEntry, entry);
    const errors = checked.ok ? {} : { ...checked.errors };
    if (entry.logo !== before?.logo && unusableLogos.has(entry.logo)) errors.logo = { key: 'import.logo' };
    if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, errors };
    const { id, nameAr, countryAr, addressAr, servicesAr, positionTop, positionLeft, ...values } = checked.value;
    return {
      ok: true,
      values: {
        ...values,
        position: positionTop === null || positionLeft === null ? null : { top: positionTop, left: positionLeft },
        ar: translated({ name: nameAr, country: countryAr, address: addressAr, services: servicesAr }),
      },
    };
  },

  entryOf,

  async write(work, { outcome, id, version, values }) {
    if (outcome === 'new' || id === undefined) await addOffice(work, values, id);
    else await changeOffice(work, id, values, version);
  },
};

function entryOf({ ar, position, website, googleMap, logo, ...office }: OfficeValues, id: string): Entry {
  const { name, country, address, phone, email, services, showOnHome } = office;
  return tidyEntry('offices', {
    id,
    name,
    nameAr: ar.name ?? '',
    country,
    countryAr: ar.country ?? '',
    address,
    addressAr: ar.address ?? '',
    phone,
    email,
    website: website ?? '',
    googleMap: googleMap ?? '',
    services,
    servicesAr: ar.services ?? [],
    showOnHome,
    positionTop: position?.top ?? null,
    positionLeft: position?.left ?? null,
    logo: logo ?? '',
  });
}
