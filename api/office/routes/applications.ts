import {
  ApplicationBoard,
  ApplicationDetail,
  ApplicationPage,
  ApplicationsOverview,
  BulkApplications,
  ChangeApplication,
  ChangedApplications,
  EraseApplication,
} from '#contract/office/applications';
import { officePaths } from '#contract/office/paths';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { impossibleChange, notFound, orNotFound, Refusal } from '../../http/refusal.ts';
import { keptMonths } from '../../services/kept-months.ts';
import { describeApplication } from '../../services/office/application-detail.ts';
import { describeBoard, describeJobs, listApplications } from '../../services/office/application-list.ts';
import { withErasure } from '../../services/office/application-rows.ts';
import { changeApplication } from '../../services/office/change-application.ts';
import { eraseApplication } from '../../services/office/erase-application.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { requiredVersionOf } from '../versions.ts';
import { ApplicationBoardQuery, ApplicationListQuery } from './application-query.ts';

const config = { permission: 'applications.decide' } as const;
const params = z.object({ id });

export function applicationRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, settings } = deps;
  const months = () => keptMonths(store, settings);

  const detail = async (id: string, accountId: string) => orNotFound(await describeApplication(store, deps, id, accountId));

  app.get(officePaths.applications, {
    config,
    schema: { querystring: ApplicationListQuery, response: { 200: ApplicationPage, ...officeFailures } },
    handler: async ({ query }) => listApplications(store, query, await months()),
  });

  app.get(officePaths.applicationBoard, {
    config,
    schema: { querystring: ApplicationBoardQuery, response: { 200: ApplicationBoard, ...officeFailures } },
    handler: async ({ query }) => describeBoard(store, query, await months()),
  });

  app.get(officePaths.applicationJobs, {
    config,
    schema: { response: { 200: ApplicationsOverview, ...officeFailures } },
    handler: async () => describeJobs(store, await months(), new Date()),
  });

  app.get(officePaths.application, {
    config,
    schema: { params, response: { 200: ApplicationDetail, ...officeFailures } },
    handler: (request) => detail(request.params.id, signedIn(request).account.id),
  });

  app.patch(officePaths.application, {
    config,
    schema: { params, body: ChangeApplication, response: { 200: ApplicationDetail, 412: ApplicationDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        changeApplication(repositories, actorOf(request), request.params.id, request.body, version, new Date()),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'impossible') throw impossibleChange();
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.post(officePaths.applicationsBulk, {
    config,
    schema: { body: BulkApplications, response: { 200: ChangedApplications, ...officeFailures } },
    handler: async (request) => {
      const { ids, versions, change } = request.body;
      const now = new Date();
      const changed: string[] = [];
      await store.transaction(async (repositories) => {
        // In one order everywhere: two colleagues who change the same applications cause no deadlock.
        for (const id of [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
          if ((await changeApplication(repositories, actorOf(request), id, change, versions?.[id], now)) === 'changed') changed.push(id);
      });
      const rows = await store.officeApplications.rows(changed);
      const kept = await months();
      return { changed: rows.map((row) => withErasure(row, kept)), unchanged: ids.filter((id) => !changed.includes(id)) };
    },
  });

  app.post(officePaths.applicationErasure, {
    config: { ...config, needsRecentSignIn: true },
    schema: { params, body: EraseApplication, response: { 204: z.undefined(), ...officeFailures } },
    handler: async (request, reply) => {
      const { confirmation } = request.body;
      const outcome = await eraseApplication(deps, actorOf(request), request.params.id, confirmation, new Date());
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'not-confirmed')
        throw new Refusal(422, { key: 'office.nameDiffers' }, { confirmation: { key: 'office.nameDiffers' } });
      return reply.code(204).send();
    },
  });
}
