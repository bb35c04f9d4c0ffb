import {
  ApplicationBoard,
  ApplicationDetail,
  ApplicationQuery,
  ApplicationsOverview,
  BoardQuery,
  EraseApplication,
} from '#contract/office/applications';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { applicationCases } from '../../../cases/applications/application-cases.ts';
import { csvOfApplications } from '../../../cases/applications/applications-csv.ts';
import { eraseApplication } from '../../../cases/applications/erase-application.ts';
import { describeBoard, describeJobs } from '../../../cases/applications/list-applications.ts';
import { separateCase } from '../../../cases/merge-cases.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';
import { detailOf, readingOf } from './reading.ts';

const config = { permission: applicationCases.permission };
const params = z.object({ id });

/** Adds the routes that applications alone have. */
export function applicationRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  app.get(officePaths.applicationBoard, {
    config,
    schema: { querystring: inUrl(BoardQuery), response: { 200: ApplicationBoard } },
    handler: (request) => describeBoard(readingOf(deps, request), request.query),
  });

  app.get(officePaths.applicationsCsv, {
    config: { ...config, needsRecentSignIn: true },
    schema: { querystring: inUrl(ApplicationQuery) },
    handler: async (request, reply) => {
      const { locale } = signedIn(request).account.preferences;
      const csv = await csvOfApplications(readingOf(deps, request), request.query, { locale, texts: deps.texts });
      return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="applications.csv"').send(csv);
    },
  });

  app.get(officePaths.applicationJobs, {
    config,
    schema: { response: { 200: ApplicationsOverview } },
    handler: (request) => describeJobs(readingOf(deps, request)),
  });

  app.post(officePaths.applicationSeparation, {
    config,
    schema: { params, response: { 200: recorded(ApplicationDetail) } },
    handler: async (request) => {
      const { result, events } = await transact(deps, request, (work) => separateCase(applicationCases, work, request.params.id));
      if (result === undefined) throw notFound();
      return { ...(await detailOf(deps, applicationCases, request, result)), events };
    },
  });

  app.post(officePaths.applicationErasure, {
    config: { ...config, needsRecentSignIn: true },
    schema: { params, body: EraseApplication, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const outcome = await eraseApplication(deps, actorOf(request), { ...request.params, ...request.body });
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'not-confirmed')
        throw new Refusal(422, { key: 'office.nameDiffers' }, { confirmation: { key: 'office.nameDiffers' } });
      return reply.code(204).send();
    },
  });
}
