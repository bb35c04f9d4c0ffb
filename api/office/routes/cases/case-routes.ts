import { bulkChangeOf, bulkResultOf, MergeInto } from '#contract/office/cases';
import { officePaths } from '#contract/office/paths';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { CaseKind, CaseTypes } from '../../../cases/case-kind.ts';
import { changeCase, changeCases } from '../../../cases/change-case.ts';
import { mergeCases } from '../../../cases/merge-cases.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { impossibleChange, notFound } from '../../../http/refusal.ts';
import { tellingOfGiven } from '../../../services/office/given-mails.ts';
import { answersOf } from '../../answers.ts';
import type { OfficeDependencies } from '../../office-request.ts';
import { transact } from '../../transact.ts';
import { requiredVersionOf } from '../../versions.ts';
import { conversationRoutes } from './conversation-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { mailManyRoute } from './mail-many-route.ts';
import { detailOf, readingOf } from './reading.ts';

/** Adds the routes of every kind of case: its list, one of them, changes of one and of many, and all that is written about it. */
export function caseRoutes(app: ApiInstance, deps: OfficeDependencies, kind: CaseKind): void {
  const { Query, Page, Row, Detail, Change } = kind.schemas;
  const config = { permission: kind.permission };
  const params = z.object({ id });
  const { change } = answersOf(deps, (caseId, request) => detailOf(deps, kind, request, caseId));

  app.get(officePaths[`${kind.name}s`], {
    config,
    schema: { querystring: inUrl(Query), response: { 200: Page } },
    handler: (request) => kind.page(readingOf(deps, request), request.query as CaseTypes['Query']),
  });

  app.get(officePaths[kind.name], {
    config,
    schema: { params, response: { 200: Detail } },
    handler: (request) => detailOf(deps, kind, request, request.params.id),
  });

  app.patch(officePaths[kind.name], {
    config,
    schema: { params, body: Change, response: { 200: recorded(Detail), 412: Detail } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const changed = await change(request, reply, (work) => {
        const given = { kind, ids: [request.params.id], assigneeId: request.body.assigneeId };
        return tellingOfGiven(work, deps, given, () => changeCase(kind, work, { ...request.params, version }, request.body));
      });
      deps.wakeOutbox();
      return changed;
    },
  });

  app.post(officePaths[`${kind.name}sBulk`], {
    config,
    schema: { body: bulkChangeOf(Change), response: { 200: recorded(bulkResultOf(Row)) } },
    handler: async (request) => {
      const { result: changed, events } = await transact(deps, request, (work) => {
        const given = { kind, ids: request.body.ids, assigneeId: request.body.change.assigneeId };
        return tellingOfGiven(work, deps, given, () => changeCases(kind, work, request.body));
      });
      deps.wakeOutbox();
      const reading = readingOf(deps, request);
      const rows = await kind.rows(reading, await kind.entries(deps.store, changed));
      return { changed: rows, unchanged: request.body.ids.filter((caseId) => !changed.includes(caseId)), events };
    },
  });

  app.post(officePaths[`${kind.name}Merge`], {
    config,
    schema: { params, body: MergeInto, response: { 200: recorded(Detail) } },
    handler: async (request) => {
      const { targetId } = request.body;
      const { result, events } = await transact(deps, request, (work) => mergeCases(kind, work, request.params.id, targetId));
      if (result !== 'merged') throw result === 'unknown' ? notFound() : impossibleChange();
      return { ...(await detailOf(deps, kind, request, targetId)), events };
    },
  });

  conversationRoutes(app, deps, kind);
  fileRoutes(app, deps, kind);
  mailManyRoute(app, deps, kind);
}
