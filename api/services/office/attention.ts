import { type Attention, attentionPermissions, type EntryKind, entryKinds, type FaultyEntry } from '#contract/office/attention';
import { isAllowed, type Roles } from '#contract/office/permissions';
import { timestamp } from '#contract/schema';
import { columnText, type UncheckedEntry } from '../../store/content/attention.ts';
import { faultsOf } from '../../store/content/faults.ts';
import type { Repositories } from '../../store/open-store.ts';

/** Entries that are listed; the rest follow as these are put right. */
const maxListed = 100;

/** Characters of a column that are shown. */
const maxShown = 4_000;

/** Entries that the site leaves out, as far as the role may put them right. @param id of one of them, for that one alone */
export async function listFaulty(repositories: Repositories, roles: Roles, id?: string): Promise<Attention> {
  const entries: FaultyEntry[] = [];
  for (const kind of kindsFor(roles)) entries.push(...(await faultyOf(repositories, kind)));
  const asked = entries.filter((entry) => id === undefined || entry.id === id);
  return { entries: asked.slice(0, maxListed), total: asked.length };
}

export async function faultyOf({ attention, events }: Repositories, kind: EntryKind): Promise<FaultyEntry[]> {
  const faulty = (await attention.candidates(kind)).flatMap((found) => {
    const faults = faultsOf(kind, found.entry);
    return faults.length > 0 ? [{ ...found, faults }] : [];
  });
  const last = await events.lastAbout(
    kind,
    faulty.map(({ id }) => id),
  );
  return faulty.map(({ id, name, faults, row }) => {
    const fields = [...new Set(faults.map(({ field }) => field))];
    return {
      kind,
      id,
      name,
      faults,
      stored: Object.fromEntries(fields.map((field) => [field, stored(row, field)])),
      since: last.get(id) ?? timestamp.safeParse(row.receivedAt).data ?? null,
      version: Number.isSafeInteger(row.version) ? Number(row.version) : 0,
    };
  });
}

export const kindsFor = (roles: Roles): EntryKind[] => entryKinds.filter((kind) => isAllowed(roles, attentionPermissions[kind]));

const stored = (row: UncheckedEntry['row'], field: string): string | null =>
  columnText(row[field === '_id' ? 'id' : field])?.slice(0, maxShown) ?? null;
