import { ClientPage, ClientQuery, ClientSummary, ClientValues, OfficeClient } from '#contract/office/clients';
import { officePaths } from '#contract/office/paths';
import { ChangePlace } from '#contract/office/places';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { addClient, changeClient, listClients, removeClient, restoreClient } from '../../../services/office/clients.ts';
import { moveTo } from '../../../services/office/places.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact, transactOnce } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });
const Changed = recorded(OfficeClient);
const changed = { 200: Changed, 412: OfficeClient, ...officeFailures };

/** The clients page of clients, which visitors see as it is here with their next request. */
export function clientRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;

  const client = async (id: string) => orNotFound(await store.officeClients.find(id));

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
    schema: { body: ClientValues, response: { 201: Changed, ...officeFailures } },
    handler: async (request, reply) => {
      await requireLogo(files, request.body.logo);
      const { result, events } = await transactOnce(deps, request, async (work) => ({ id: await addClient(work, request.body) }));
      return reply.code(201).send({ ...(await client(result.id)), events });
    },
  });

  app.put(officePaths.client, {
    config,
    schema: { params, body: ClientValues, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      if ((await client(id)).logo !== request.body.logo) await requireLogo(files, request.body.logo);
      const { result, events } = await transact(deps, request, (work) => changeClient(work, id, request.body, version));
      return reply.code(statusOf(result)).send({ ...(await client(id)), events });
    },
  });

  app.delete(officePaths.client, {
    config,
    schema: { params, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => removeClient(work, id, version));
      return reply.code(statusOf(result)).send({ ...(await client(id)), events });
    },
  });

  app.post(officePaths.clientRestore, {
    config,
    schema: { params, response: changed },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => restoreClient(work, id));
      return reply.code(statusOf(result)).send({ ...(await client(id)), events });
    },
  });

  app.put(officePaths.clientPlace, {
    config,
    schema: { params, body: ChangePlace, response: changed },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { result, events } = await transact(deps, request, (work) => moveTo(work, 'client', id, request.body.place), {
        exclusive: true,
      });
      return reply.code(statusOf(result)).send({ ...(await client(id)), events });
    },
  });
}
