import { type ChangeOffice, type CompanyOffice, type CompanyOffices, OfficeValues } from '#contract/office/offices';
import type { Actor } from '../../store/changes/events.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague } from '../../store/work.ts';

export async function listOffices({ officeOffices }: Repositories): Promise<CompanyOffices> {
  const all = await officeOffices.list();
  return { offices: all.filter(({ isDeleted }) => !isDeleted), deleted: all.filter(({ isDeleted }) => isDeleted) };
}

/** Inside a transaction. Returns its id, which is a new one unless given. */
export async function addOffice(
  { officeOffices, events }: Repositories,
  actor: Actor,
  values: OfficeValues,
  now: Date,
  given?: string,
): Promise<string> {
  const id = await officeOffices.add(values, given);
  await events.add({ actor, kind: 'office.added', subject: { kind: 'office', id, name: values.name } }, now);
  return id;
}

export type OfficeOutcome = 'done' | 'unknown' | 'outdated';

/** Inside a transaction. */
export async function changeOffice(
  { officeOffices, events }: Repositories,
  actor: Actor,
  id: string,
  changes: ChangeOffice,
  version: number,
  now: Date,
): Promise<OfficeOutcome> {
  const office = await officeOffices.find(id, { lock: true });
  if (!office) return 'unknown';
  if (office.version !== version) return 'outdated';
  // What is shown of a row that does not fit is not what stands there: a whole office is written as it was sent, and cannot be taken back.
  const isRewritten = office.needsAttention && OfficeValues.safeParse(changes).success;
  const changed = isRewritten ? changes : differences(office, changes);
  if (Object.keys(changed).length === 0) return 'done';
  await officeOffices.change(id, changed);
  const kind = changed.isDeleted === undefined ? 'office.changed' : changed.isDeleted ? 'office.deleted' : 'office.restored';
  const before = Object.fromEntries(Object.keys(changed).map((field) => [field, office[field as keyof ChangeOffice]]));
  const subject = { kind: 'office', id, name: changed.name ?? office.name } as const;
  await events.add({ actor, kind, subject, before: isRewritten ? null : JSON.stringify(before), after: JSON.stringify(changed) }, now);
  return 'done';
}

/** Inside an exclusive transaction. `outdated` unless the ids are those of the offices that are not deleted. */
export async function orderOffices(
  { officeOffices, events }: Repositories,
  actor: Colleague,
  ids: readonly string[],
  now: Date,
): Promise<Exclude<OfficeOutcome, 'unknown'>> {
  const all = await officeOffices.list();
  const present = all.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  const isSame = ids.length === present.length && new Set(ids).size === ids.length && present.every((id) => ids.includes(id));
  if (!isSame) return 'outdated';
  await officeOffices.order(ids);
  await events.add({ actor, kind: 'office.order' }, now);
  return 'done';
}

/** The fields that a change makes different. */
function differences(office: CompanyOffice, changes: ChangeOffice): ChangeOffice {
  const isSame = (field: string, value: unknown) => JSON.stringify(office[field as keyof ChangeOffice]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => value !== undefined && !isSame(field, value)));
}
