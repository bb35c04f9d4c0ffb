import type { ClientPage, ClientQuery, ClientValues, OfficeClient } from '#contract/office/clients';
import type { EventKind } from '#contract/office/history';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { NewEvent } from '../../store/changes/events.ts';
import type { Repositories } from '../../store/open-store.ts';
import { recordEvent, type Work } from '../../store/work.ts';
import { differences, valuesBefore } from './differences.ts';

/** One page of the list, with the exact number of all. */
export async function listClients({ officeClients }: Repositories, query: ClientQuery): Promise<ClientPage> {
  const after = positionOf<string | number>(query.after, query.off ? timestamp : z.int());
  const { rows, total, next } = await officeClients.page(query, after);
  return { rows, total, next: next ? cursorOf(next) : null };
}

/** All that changes clients is called inside a transaction. */
export type ClientOutcome = 'done' | 'unknown' | 'outdated';

const record = (work: Work, kind: EventKind, { id, name }: Pick<OfficeClient, 'id' | 'name'>, values: Partial<NewEvent> = {}) =>
  recordEvent(work, { kind, subject: { kind: 'client', id, name }, ...values });

/** Puts a client at the end of the clients page. Returns its id, which is a new one unless given. */
export async function addClient(work: Work, values: ClientValues, given?: string): Promise<string> {
  const id = await work.repositories.officeClients.add(values, given);
  await record(work, 'client.added', { id, name: values.name });
  return id;
}

export async function changeClient(work: Work, id: string, values: ClientValues, version: number): Promise<ClientOutcome> {
  const { officeClients } = work.repositories;
  const client = await officeClients.find(id, { lock: true });
  if (!client || client.deletedAt !== null) return 'unknown';
  if (client.version !== version) return 'outdated';
  const changed = differences(client, values);
  if (Object.keys(changed).length === 0 && !client.needsAttention) return 'done';
  await officeClients.change(id, values);
  // What was not right before cannot be brought back.
  const before = client.needsAttention ? null : JSON.stringify(valuesBefore(client, changed));
  await record(work, 'client.changed', { id, name: values.name }, { before, after: JSON.stringify(changed) });
  return 'done';
}

/** Takes a client off the clients page. Its row stays, and with it the way back. */
export async function removeClient(work: Work, id: string, version: number): Promise<ClientOutcome> {
  const { officeClients } = work.repositories;
  const client = await officeClients.find(id, { lock: true });
  if (!client) return 'unknown';
  if (client.deletedAt !== null) return 'done';
  if (client.version !== version) return 'outdated';
  await officeClients.setDeleted(id, work.now.toISOString());
  await record(work, 'client.removed', client);
  return 'done';
}

/** Puts a client back to where it was. */
export async function restoreClient(work: Work, id: string): Promise<ClientOutcome> {
  const { officeClients } = work.repositories;
  const client = await officeClients.find(id, { lock: true });
  if (!client) return 'unknown';
  if (client.deletedAt === null) return 'done';
  await officeClients.setDeleted(id, null);
  await record(work, 'client.restored', client);
  return 'done';
}
