import {
  Attention,
  entryKinds,
  FaultyEntry,
  RepairEntry,
  RepairedEntry,
  repairCalls,
  repairPermissions,
  UndoRepair,
  undoRepairCalls,
} from '#contract/office/attention';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { impossibleChange, notFound } from '../../http/refusal.ts';
import { InvalidInput } from '../../http/validation.ts';
import { listFaulty, repairEntry, undoRepair } from '../../services/office/attention.ts';
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
    app.patch(officePaths[repairCalls[kind]], {
      config: { permission: repairPermissions[kind] },
      schema: {
        params: z.object({ id }),
        body: RepairEntry,
        response: { 200: RepairedEntry, 412: FaultyEntry, ...officeFailures },
      },
      handler: async (request, reply) => {
        const { id } = request.params;
        const outcome = await store.transaction((repositories) =>
          repairEntry(repositories, actorOf(request), kind, id, request.body, new Date()),
        );
        if (outcome.ok) return reply.code(200).send({ id, rowHash: outcome.rowHash });
        if (outcome.reason === 'outdated') return reply.code(412).send(outcome.newer);
        throw outcome.reason === 'invalid' ? new InvalidInput(outcome.errors) : notFound();
      },
    });

    app.post(officePaths[undoRepairCalls[kind]], {
      config: { permission: repairPermissions[kind] },
      schema: { params: z.object({ id }), body: UndoRepair, response: { 204: z.undefined(), ...officeFailures } },
      handler: async (request, reply) => {
        const { params, body } = request;
        const isBack = await store.transaction((repositories) =>
          undoRepair(repositories, actorOf(request), kind, params.id, body.rowHash, new Date()),
        );
        if (!isBack) throw impossibleChange();
        return reply.code(204).send();
      },
    });
  }
}
