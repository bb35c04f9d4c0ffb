import { bulkChangeOf, bulkResultOf } from '#contract/office/cases';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { CaseKind, CaseTypes } from '../../../cases/case-kind.ts';
import { changeCase, changeCases } from '../../../cases/change-case.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { officeFailures } from '../../replies.ts';
import { statusOf, transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { detailOf, readingOf } from './reading.ts';

/** Adds the routes of every kind of case: its list, one of them, changes of one and of many, and all that is written about it. */
export function caseRoutes(app: ApiInstance, deps: OfficeDependencies, kind: CaseKind): void {
  const { Query, Page, Row, Detail, Change } = kind.schemas;
  const config = { permission: kind.permission };
  const params = z.object({ id });

  app.get(officePaths[`${kind.name}s`], {
    config,
    schema: { querystring: inUrl(Query), response: { 200: Page, ...officeFailures } },
    handler: (request) => kind.page(readingOf(deps, request), request.query as CaseTypes['Query']),
  });

  app.get(officePaths[kind.name], {
    config,
    schema: { params, response: { 200: Detail, ...officeFailures } },
    handler: (request) => detailOf(deps, kind, request, request.params.id),
  });

  app.patch(officePaths[kind.name], {
    config,
    schema: { params, body: Change, response: { 200: recorded(Detail), 412: Detail, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const { result, events } = await transact(deps, request, (work) =>
        changeCase(kind, work, { ...request.params, version }, request.body),
      );
      return reply.code(statusOf(result)).send({ ...(await detailOf(deps, kind, request, request.params.id)), events });
    },
  });

  app.post(officePaths[`${kind.name}sBulk`], {
    config,
    schema: { body: bulkChangeOf(Change), response: { 200: recorded(bulkResultOf(Row)), ...officeFailures } },
    handler: async (request) => {
      const { result: changed, events } = await transact(deps, request, (work) => changeCases(kind, work, request.body));
      const reading = readingOf(deps, request);
      const rows = await kind.rows(reading, await kind.entries(deps.store, changed));
      return { changed: rows, unchanged: request.body.ids.filter((caseId) => !changed.includes(caseId)), events };
    },
  });

  conversationRoutes(app, deps, kind);
}
