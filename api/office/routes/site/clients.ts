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
import type { Work } from '../../../store/work.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';
import { requireLogo } from './require-logo.ts';

const config = { permission: 'content.publish' } as const;
const params = z.object({ id });
const Changed = recorded(OfficeClient);
const changed = { 200: Changed, 412: OfficeClient };

/** The clients page of clients, which visitors see as it is here with their next request. */
export function clientRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, files } = deps;

  const client = async (id: string) => orNotFound(await store.officeClients.find(id));
  const { add, change } = answersOf(deps, client);

  app.get(officePaths.clients, {
    config,
    schema: { querystring: inUrl(ClientQuery), response: { 200: ClientPage } },
    handler: (request) => listClients(store, request.query),
  });

  app.get(officePaths.clientSummary, {
    config,
    schema: { response: { 200: ClientSummary } },
    handler: () => store.officeClients.summary(),
  });

  app.get(officePaths.client, {
    config,
    schema: { params, response: { 200: OfficeClient } },
    handler: (request) => client(request.params.id),
  });

  app.post(officePaths.clients, {
    config,
    schema: { body: ClientValues, response: { 201: Changed } },
    handler: async (request, reply) => {
      await requireLogo(files, request.body.logo);
      return add(request, reply, (work) => addClient(work, request.body));
    },
  });

  app.put(officePaths.client, {
    config,
    schema: { params, body: ClientValues, response: changed },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { id } = request.params;
      if ((await client(id)).logo !== request.body.logo) await requireLogo(files, request.body.logo);
      return change(request, reply, (work) => changeClient(work, id, request.body, version));
    },
  });

  app.delete(officePaths.client, {
    config,
    schema: { params, response: changed },
    handler: (request, reply) => change(request, reply, (work) => removeClient(work, request.params.id, requiredVersionOf(request))),
  });

  app.post(officePaths.clientRestore, {
    config,
    schema: { params, response: changed },
    handler: (request, reply) => change(request, reply, (work) => restoreClient(work, request.params.id)),
  });

  app.put(officePaths.clientPlace, {
    config,
    schema: { params, body: ChangePlace, response: changed },
    handler: (request, reply) => {
      const move = (work: Work) => moveTo(work, 'client', request.params.id, request.body.place);
      return change(request, reply, move, { exclusive: true });
    },
  });
}
