import type { ClientPage, ClientQuery, ClientValues, OfficeClient } from '#contract/office/clients';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { Actor } from '../../store/changes/events.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { Colleague } from '../../store/work.ts';

/** One page of the list, with the exact number of all. */
export async function listClients({ officeClients }: Repositories, query: ClientQuery): Promise<ClientPage> {
  const after = positionOf<string | number>(query.after, query.off ? timestamp : z.int());
  const { rows, total, next } = await officeClients.page(query, after);
  return { rows, total, next: next ? cursorOf(next) : null };
}

export type ClientOutcome = 'done' | 'unknown' | 'outdated';

/** Puts a client at the end of the clients page; inside a transaction. Returns its id, which is a new one unless given. */
export async function addClient(
  repositories: Repositories,
  actor: Actor,
  values: ClientValues,
  now: Date,
  given?: string,
): Promise<string> {
  const { officeClients, events, topics } = repositories;
  const id = await officeClients.add(values, given);
  await events.add({ actor, kind: 'client.added', subject: { kind: 'client', id, name: values.name } }, now);
  await topics.changed('clients');
  return id;
}

/** Inside a transaction. */
export async function changeClient(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  { values, version }: { values: ClientValues; version: number },
  now: Date,
): Promise<ClientOutcome> {
  const client = await repositories.officeClients.find(id, { lock: true });
  if (!client || client.deletedAt !== null) return 'unknown';
  if (client.version !== version) return 'outdated';
  await writeClient(repositories, actor, client, values, now);
  return 'done';
}

/** Changes a client as it was found in the same transaction. */
export async function writeClient(
  { officeClients, events, topics }: Repositories,
  actor: Actor,
  client: Pick<OfficeClient, 'id' | 'name'>,
  values: ClientValues,
  now: Date,
): Promise<void> {
  await officeClients.change(client.id, values);
  const names = client.name === values.name ? {} : { before: client.name, after: values.name };
  await events.add({ actor, kind: 'client.changed', subject: { kind: 'client', id: client.id, name: values.name }, ...names }, now);
  await topics.changed('clients');
}

/** Takes a client off the clients page; inside a transaction. Its row stays, and with it the way back. */
export async function removeClient(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  version: number,
  now: Date,
): Promise<ClientOutcome> {
  const { officeClients, events, topics } = repositories;
  const client = await officeClients.find(id, { lock: true });
  if (!client) return 'unknown';
  if (client.deletedAt !== null) return 'done';
  if (client.version !== version) return 'outdated';
  await officeClients.setDeleted(id, now.toISOString());
  await events.add({ actor, kind: 'client.removed', subject: subjectOf(client) }, now);
  await topics.changed('clients');
  return 'done';
}

/** Puts a client back to where it was; inside a transaction. */
export async function restoreClient(repositories: Repositories, actor: Colleague, id: string, now: Date): Promise<ClientOutcome> {
  const { officeClients, events, topics } = repositories;
  const client = await officeClients.find(id, { lock: true });
  if (!client) return 'unknown';
  if (client.deletedAt === null) return 'done';
  await officeClients.setDeleted(id, null);
  await events.add({ actor, kind: 'client.restored', subject: subjectOf(client) }, now);
  await topics.changed('clients');
  return 'done';
}

/** Puts a client at a place of the clients page, from 1; inside an exclusive transaction. */
export async function moveClient(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  place: number,
  now: Date,
): Promise<ClientOutcome> {
  const { officeClients, events, topics } = repositories;
  const client = await officeClients.find(id, { lock: true });
  if (client?.place == null) return 'unknown';
  if (client.place === place) return 'done';
  const beforeId = await officeClients.neighbourBefore(client.place);
  await officeClients.move(id, place);
  const moved = await officeClients.find(id);
  if (moved?.place === client.place) return 'done';
  const afterId = await officeClients.neighbourBefore(moved?.place ?? 1);
  const places = { before: String(client.place), after: String(moved?.place), beforeId, afterId };
  await events.add({ actor, kind: 'client.moved', subject: subjectOf(client), ...places }, now);
  await topics.changed('clients');
  return 'done';
}

/** Puts a client behind another one, or to the beginning; inside an exclusive transaction. `unknown` when one of them is not on the clients page. */
export async function moveClientBehind(
  repositories: Repositories,
  actor: Colleague,
  id: string,
  neighbourId: string | null,
  now: Date,
): Promise<ClientOutcome> {
  const [client, neighbour] = await Promise.all([id, neighbourId ?? id].map((one) => repositories.officeClients.find(one)));
  if (client?.place == null || neighbour?.place == null) return 'unknown';
  if (neighbourId === null) return moveClient(repositories, actor, id, 1, now);
  return moveClient(repositories, actor, id, neighbour.place + (client.place < neighbour.place ? 0 : 1), now);
}

const subjectOf = ({ id, name }: OfficeClient) => ({ kind: 'client', id, name }) as const;
