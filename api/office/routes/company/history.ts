import { dayLater } from '#contract/hours/hours-exceptions';
import { type HistoryEvent, HistoryPage } from '#contract/office/history';
import { HistoryQuery } from '#contract/office/history/history-query';
import { UndoEvents } from '#contract/office/history/undo-events';
import { officePaths } from '#contract/office/paths';
import { isAllowed } from '#contract/office/permissions';
import { UndoneEvents } from '#contract/office/undo';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import { csvOf } from '../../../files/csv.ts';
import { cursorOf, positionOf } from '../../../http/cursor.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { impossibleChange, notFound, Refusal } from '../../../http/refusal.ts';
import { listHistory } from '../../../services/office/history.ts';
import { undoEvents } from '../../../services/office/undo/undo-events.ts';
import type { EventFilter } from '../../../store/changes/events.ts';
import type { Colleague, Work } from '../../../store/work.ts';
import { startOfDay } from '../../../time/company-time.ts';
import { requireRecentSignIn } from '../../guards.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { transact } from '../../transact.ts';

/** Rows of an export; more have to be asked for by day. */
const csvRows = 50_000;

const columns = ['at', 'actor', 'kind', 'subject', 'name', 'reference', 'before', 'after'] as const;

/** Adds the routes of the history: who did what, and when. */
export function historyRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const config = { permission: 'history.read' } as const;

  app.get(officePaths.history, {
    config,
    schema: { querystring: inUrl(HistoryQuery), response: { 200: HistoryPage } },
    handler: async (request) => {
      const { query } = request;
      const { events, last } = await listHistory(store, signedIn(request).account, { ...filterOf(query), limit: query.limit });
      return { events, next: last ? cursorOf({ value: last.at, id: last.id }) : null };
    },
  });

  /** Everybody takes back what they did themselves; whoever reads the history takes back what others did. */
  app.post(officePaths.historyUndo, {
    config: { permission: 'office.enter' },
    schema: { body: UndoEvents, response: { 200: UndoneEvents } },
    handler: async (request) => {
      const reader = signedIn(request).account;
      const { files } = deps;
      const undo = async (work: Work<Colleague>) => {
        const { repositories } = work;
        const events = await repositories.events.findAll(request.body.events);
        if (events.length === 0) throw notFound();
        const areOwn = events.every(({ actor }) => actor?.id === reader.id);
        if (!areOwn && !isAllowed(reader.roles, config.permission)) throw new Refusal(403, { key: 'office.notAllowed' });
        const requireSignIn = () => requireRecentSignIn(repositories, request);
        const { keepsDrafts } = request.body;
        const context = { repositories, reader, request: { files, keepsDrafts, requireRecentSignIn: requireSignIn } };
        const undone = await undoEvents(context, work, events);
        if (undone.undone.length === 0) throw impossibleChange();
        return undone;
      };
      // As exclusive as the most careful of the changes that it takes back: the place of a client.
      return (await transact(deps, request, undo, { exclusive: true })).result;
    },
  });

  app.get(officePaths.historyCsv, {
    config: { ...config, needsRecentSignIn: true },
    schema: { querystring: inUrl(HistoryQuery.omit({ after: true, limit: true })), response: { 200: z.string() } },
    handler: async ({ query }, reply) => {
      const events = await store.events.list({ ...filterOf(query), limit: csvRows });
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="history.csv"');
      return reply.serializer((text: string) => text).send(csvOf(columns, events.map(rowOf)));
    },
  });
}

type Filters = Omit<HistoryQuery, 'limit'>;

function filterOf({ search, told, actorId, colleagues, area, from, to, after }: Filters): Omit<EventFilter, 'limit'> {
  const position = positionOf(after, timestamp);
  return {
    search,
    told,
    actorId,
    colleagues,
    area,
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : startOfDay(dayLater(to, 1)),
    after: position && { at: position.value, id: position.id },
  };
}

const rowOf = ({ at, actor, kind, subject, before, after }: HistoryEvent): string[] =>
  [at, actor?.name, kind, subject?.kind, subject?.name, subject?.reference, before, after].map((value) => value ?? '');
