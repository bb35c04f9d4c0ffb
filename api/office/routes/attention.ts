import {
  Attention,
  entryKinds,
  FaultyEntry,
  MendEntry,
  MendedEntry,
  mendCalls,
  mendPermissions,
  UnmendEntry,
  unmendCalls,
} from '#contract/office/attention';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { impossibleChange, notFound } from '../../http/refusal.ts';
import { InvalidInput } from '../../http/validation.ts';
import { listFaulty, mendEntry, unmendEntry } from '../../services/office/attention.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';

/** Entries that the site leaves out because their rows do not fit the contract. */
export function attentionRoutes(app: ApiInstance, { store }: OfficeDependencies): void {
  app.get(officePaths.attention, {
    config: { permission: 'office.enter' },
    schema: { response: { 200: Attention, ...officeFailures } },
    handler: (request) => listFaulty(store, signedIn(request).account.role),
  });

  for (const kind of entryKinds) {
    app.patch(officePaths[mendCalls[kind]], {
      config: { permission: mendPermissions[kind] },
      schema: {
        params: z.object({ id }),
        body: MendEntry,
        response: { 200: MendedEntry, 412: FaultyEntry, ...officeFailures },
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const outcome = await store.transaction((repositories) =>
          mendEntry(repositories, actorOf(request), kind, id, request.body, new Date()),
        );
        if (outcome.ok) return reply.code(200).send({ id, mark: outcome.mark });
        if (outcome.reason === 'outdated') return reply.code(412).send(outcome.newer);
        throw outcome.reason === 'invalid' ? new InvalidInput(outcome.errors) : notFound();
      },
    });

    app.post(officePaths[unmendCalls[kind]], {
      config: { permission: mendPermissions[kind] },
      schema: { params: z.object({ id }), body: UnmendEntry, response: { 204: z.undefined(), ...officeFailures } },
      handler: async (request, reply) => {
        const { params, body } = request;
        const isBack = await store.transaction((repositories) =>
          unmendEntry(repositories, actorOf(request), kind, params.id, body.mark, new Date()),
        );
        if (!isBack) throw impossibleChange();
        return reply.code(204).send();
      },
    });
  }
}
