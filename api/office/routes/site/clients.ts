import { ClientPage, ClientQuery, ClientSummary, ClientValues, MoveClient, OfficeClient } from '#contract/office/clients';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { notFound, orNotFound } from '../../../http/refusal.ts';
import {
  addClient,
  type ClientOutcome,
  changeClient,
  listClients,
  moveClient,
  removeClient,
  restoreClient,
} from '../../../services/office/clients.ts';
import { actorOf, type OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { requiredVersionOf } from '../../versions.ts';
import { withIdempotencyKey } from '../../with-idempotency-key.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });
const withVersion = { 200: OfficeClient, 412: OfficeClient, ...officeFailures };

/** The clients page of clients, which visitors see as it is here with their next request. */
export function clientRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;

  const client = async (id: string) => orNotFound(await store.officeClients.find(id));

  /** The client as it is now: the change, or the newer state that somebody else has made. */
  async function answer(id: string, outcome: ClientOutcome): Promise<{ status: 200 | 412; body: OfficeClient }> {
    if (outcome === 'unknown') throw notFound();
    return { status: outcome === 'outdated' ? 412 : 200, body: await client(id) };
  }

  app.get(officePaths.clients, {
    config,
    schema: { querystring: inUrl(ClientQuery), response: { 200: ClientPage, ...officeFailures } },
    handler: (request) => listClients(store, request.query),
  });

  app.get(officePaths.clientSummary, {
    config,
    schema: { response: { 200: ClientSummary, ...officeFailures } },
    handler: () => store.officeClients.summary(),
  });

  app.get(officePaths.client, {
    config,
    schema: { params, response: { 200: OfficeClient, ...officeFailures } },
    handler: (request) => client(request.params.id),
  });

  app.post(officePaths.clients, {
    config,
    schema: { body: ClientValues, response: { 201: OfficeClient, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      await requireLogo(files, request.body.logo);
      const { result } = await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => ({
          id: await addClient(repositories, actorOf(request), request.body, now),
        })),
      );
      return reply.code(201).send(await client(result.id));
    },
  });

  app.put(officePaths.client, {
    config,
    schema: { params, body: ClientValues, response: withVersion },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      if ((await client(id)).logo !== request.body.logo) await requireLogo(files, request.body.logo);
      const change = { values: request.body, version };
      const outcome = await store.transaction((repositories) => changeClient(repositories, actorOf(request), id, change, new Date()));
      const { status, body } = await answer(id, outcome);
      return reply.code(status).send(body);
    },
  });

  app.delete(officePaths.client, {
    config,
    schema: { params, response: withVersion },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      const outcome = await store.transaction((repositories) => removeClient(repositories, actorOf(request), id, version, new Date()));
      const { status, body } = await answer(id, outcome);
      return reply.code(status).send(body);
    },
  });

  app.post(officePaths.clientRestore, {
    config,
    schema: { params, response: { 200: OfficeClient, ...officeFailures } },
    handler: async (request) => {
      const { id } = request.params;
      const outcome = await store.transaction((repositories) => restoreClient(repositories, actorOf(request), id, new Date()));
      return (await answer(id, outcome)).body;
    },
  });

  app.post(officePaths.clientMove, {
    config,
    schema: { params, body: MoveClient, response: { 200: OfficeClient, ...officeFailures } },
    handler: async (request) => {
      const { id } = request.params;
      const outcome = await store.transaction(
        (repositories) => moveClient(repositories, actorOf(request), id, request.body.place, new Date()),
        { exclusive: true },
      );
      return (await answer(id, outcome)).body;
    },
  });
}
