import type { Message } from '#contract/messages';
import {
  type Attention,
  type EntryKind,
  entryKinds,
  type FaultyEntry,
  faultsOf,
  type RepairEntry,
  repairPermissions,
  repairSchemaOf,
} from '#contract/office/attention';
import { isAllowed, type Role } from '#contract/office/permissions';
import { z } from '#contract/zod';
import { hashOfRow, KeptValue, keptValue, textOf, type UncheckedEntry } from '../../store/attention.ts';
import { fromJson } from '../../store/columns.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Topic } from '../../store/tables.ts';
import type { Colleague } from './office-context.ts';

/** Columns as they were, as the event of a repair keeps them. */
const KeptColumns = z.record(z.string(), KeptValue);

/** Entries that are listed; the rest follow as these are repaired. */
const maxListed = 100;

/** Characters of a column that are shown. */
const maxShown = 4_000;

/** Entries that the site leaves out, as far as the role may repair them. */
export async function listFaulty(repositories: Repositories, role: Role): Promise<Attention> {
  const entries: FaultyEntry[] = [];
  for (const kind of kindsFor(role)) entries.push(...(await faultyOf(repositories, kind)));
  return { entries: entries.slice(0, maxListed), total: entries.length };
}

export async function faultyOf({ attention }: Repositories, kind: EntryKind): Promise<FaultyEntry[]> {
  return (await attention.candidates(kind)).flatMap((entry) => describeFaults(kind, entry) ?? []);
}

export const kindsFor = (role: Role): EntryKind[] => entryKinds.filter((kind) => isAllowed(role, repairPermissions[kind]));

/** Undefined for an entry that fits. */
function describeFaults(kind: EntryKind, { id, name, entry, row }: UncheckedEntry): FaultyEntry | undefined {
  const faults = faultsOf(kind, entry);
  if (faults.length === 0) return undefined;
  const fields = new Set(faults.map(({ field }) => field));
  const stored = [...fields].map((field) => [field, textOf(row[field === '_id' ? 'id' : field])?.slice(0, maxShown) ?? null]);
  return { kind, id, name, faults, stored: Object.fromEntries(stored), rowHash: hashOfRow(row) };
}

export type RepairOutcome =
  | { ok: true; rowHash: string }
  /** There is no such entry, or it fits. */
  | { ok: false; reason: 'unknown' }
  /** The row has changed since. */
  | { ok: false; reason: 'outdated'; newer: FaultyEntry }
  | { ok: false; reason: 'invalid'; errors: Record<string, Message> };

/** Writes values that fit into the fields of an entry that do not. Inside a transaction. */
export async function repairEntry(
  { attention, events, topics }: Repositories,
  actor: Colleague,
  kind: EntryKind,
  id: string,
  { rowHash, values }: RepairEntry,
  now: Date,
): Promise<RepairOutcome> {
  const found = await attention.find(kind, id);
  const faulty = found && describeFaults(kind, found);
  if (!faulty) return { ok: false, reason: 'unknown' };
  if (faulty.rowHash !== rowHash) return { ok: false, reason: 'outdated', newer: faulty };
  const checked = checkValues(faulty, found, values);
  if (!checked.ok) return { ok: false, reason: 'invalid', errors: checked.errors };
  const columns: Record<string, KeptValue> = {};
  for (const field of Object.keys(checked.values)) columns[field] = keptValue(found.row[field]);
  await attention.repair(kind, found, checked.values);
  const subject = { kind, id, name: String(checked.values[nameFields[kind]] ?? faulty.name) } as const;
  const [before, after] = [JSON.stringify(columns), JSON.stringify(checked.values)];
  await events.add({ actor, kind: 'entry.mended', subject, before, after }, now);
  const topic = topicOf[kind];
  if (topic) await topics.changed(topic);
  const repaired = await attention.find(kind, id);
  return { ok: true, rowHash: repaired ? hashOfRow(repaired.row) : '' };
}

/**
 * Restores from the history what stood in an entry before it was repaired. False when the row has changed since the repair, or what
 * stood there was erased. Inside a transaction.
 *
 * @param rowHash of the row after the repair
 */
export async function undoRepair(
  { attention, events, topics }: Repositories,
  actor: Colleague,
  kind: EntryKind,
  id: string,
  rowHash: string,
  now: Date,
): Promise<boolean> {
  const found = await attention.find(kind, id);
  if (!found || hashOfRow(found.row) !== rowHash) return false;
  const repair = (await events.about(id)).findLast((event) => event.kind === 'entry.mended' && event.subject?.kind === kind);
  const columns = fromJson(KeptColumns, repair?.before ?? '');
  if (!repair || !columns || !Object.keys(columns).every((field) => repairSchemaOf(kind, field))) return false;
  await attention.putBack(kind, found, columns);
  const subject = { kind, id, name: (await attention.find(kind, id))?.name ?? found.name };
  await events.add({ actor, kind: 'entry.unmended', subject, before: repair.after, after: repair.before }, now);
  const topic = topicOf[kind];
  if (topic) await topics.changed(topic);
  return true;
}

/** Lists of the Office that are told apart from what the site shows. */
const topicOf: Partial<Record<EntryKind, Topic>> = { client: 'clients', job: 'jobs', review: 'reviews' };

const nameFields: Record<EntryKind, string> = { office: 'name', client: 'name', job: 'jobTitle', review: 'fullName' };

type Checked = { ok: true; values: Record<string, unknown> } | { ok: false; errors: Record<string, Message> };

/** The values as they are stored; errors where they are of other fields, or do not fit. */
function checkValues({ kind, stored }: FaultyEntry, { entry }: UncheckedEntry, values: Readonly<Record<string, unknown>>): Checked {
  const errors: Record<string, Message> = {};
  const repaired: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    const parsed = repairSchemaOf(kind, field)?.safeParse(value);
    if (!parsed || !Object.hasOwn(stored, field)) errors[field] = { key: 'field.unknown' };
    else if (!parsed.success) errors[field] = { key: 'field.invalid' };
    else repaired[field] = isEmpty(parsed.data) ? null : parsed.data;
  }
  const asRead = Object.fromEntries(
    Object.entries(repaired).map(([field, value]) => [field, value ?? (field === 'publishedAt' ? null : undefined)]),
  );
  for (const { field } of faultsOf(kind, { ...entry, ...asRead })) errors[field] ??= { key: 'field.required' };
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, values: repaired };
}

/** A translation without a word is none. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
