import { type ChangeOffice, type CompanyOffices, OfficeValues } from '#contract/office/offices';
import type { Repositories } from '../../store/open-store.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { differences, valuesBefore } from './differences.ts';

export async function listOffices({ officeOffices }: Repositories): Promise<CompanyOffices> {
  const all = await officeOffices.list();
  return { offices: all.filter(({ isDeleted }) => !isDeleted), deleted: all.filter(({ isDeleted }) => isDeleted) };
}

/** Inside a transaction. Returns its id, which is a new one unless given. */
export async function addOffice(work: Work, values: OfficeValues, given?: string): Promise<string> {
  const id = await work.repositories.officeOffices.add(values, given);
  await recordEvent(work, { kind: 'office.added', subject: { kind: 'office', id, name: values.name } });
  return id;
}

export type OfficeOutcome = 'done' | 'unknown' | 'outdated';

/** Inside a transaction. */
export async function changeOffice(work: Work, id: string, changes: ChangeOffice, version: number): Promise<OfficeOutcome> {
  const { officeOffices } = work.repositories;
  const office = await officeOffices.find(id, { lock: true });
  if (!office) return 'unknown';
  if (office.version !== version) return 'outdated';
  // What is shown of a row that does not fit is not what stands there: a whole office is written as it was sent, and cannot be taken back.
  const isRewritten = office.needsAttention && OfficeValues.safeParse(changes).success;
  const changed = isRewritten ? changes : differences(office, changes);
  if (Object.keys(changed).length === 0) return 'done';
  await officeOffices.change(id, changed);
  const kind = changed.isDeleted === undefined ? 'office.changed' : changed.isDeleted ? 'office.deleted' : 'office.restored';
  const before = isRewritten ? null : JSON.stringify(valuesBefore(office, changed));
  const subject = { kind: 'office', id, name: changed.name ?? office.name } as const;
  await recordEvent(work, { kind, subject, before, after: JSON.stringify(changed) });
  return 'done';
}
