import { HistoryPage } from '#contract/office/history';
import { officePaths } from '#contract/office/paths';
import {
  addressText,
  ChangedOfficeLines,
  DraftChanges,
  FoundLines,
  type LineAddress,
  LineQuery,
  OfficeText,
  Publication,
  TextHistoryQuery,
  TextSummary,
} from '#contract/office/texts';
import { recorded } from '#contract/office/undo';
import { timestamp } from '#contract/schema';
import { z } from '#contract/zod';
import { cursorOf, positionOf } from '../../../http/cursor.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { orNotFound } from '../../../http/refusal.ts';
import { listHistory } from '../../../services/office/history.ts';
import { publishDrafts, saveDrafts } from '../../../services/office/texts/change-texts.ts';
import { findLine } from '../../../services/office/texts/known-lines.ts';
import { describeLine, describeText, findLines, summarizeTexts } from '../../../services/office/texts/texts.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { statusOf, transact } from '../../transact.ts';

const config = { permission: 'content.publish' } as const;

/** The texts of the site. What is published is public with the next request: each page follows the revisions of the texts that it reads. */
export function textRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store, siteTexts } = deps;

  async function linesAt(addresses: readonly LineAddress[]): Promise<ChangedOfficeLines> {
    const stored = await store.texts.find(addresses);
    return {
      lines: addresses.flatMap(({ name, path, locale }) => {
        const address = { name, path, locale };
        const line = findLine(siteTexts, address);
        return line ? [{ ...address, line: describeLine(line, locale, stored.get(addressText(address))) }] : [];
      }),
    };
  }

  app.get(officePaths.texts, {
    config,
    schema: { response: { 200: z.array(TextSummary) } },
    handler: () => summarizeTexts(store, siteTexts),
  });

  app.get(officePaths.textLines, {
    config,
    schema: { querystring: LineQuery, response: { 200: FoundLines } },
    handler: ({ query }) => findLines(store, siteTexts, query),
  });

  app.get(officePaths.text, {
    config,
    schema: { params: z.object({ name: z.string().max(60) }), response: { 200: OfficeText } },
    handler: async ({ params }) => orNotFound(await describeText(store, siteTexts, params.name)),
  });

  app.get(officePaths.textHistory, {
    config,
    schema: {
      params: z.object({ name: z.string().max(60) }),
      querystring: inUrl(TextHistoryQuery),
      response: { 200: HistoryPage },
    },
    handler: async (request) => {
      const { section, after, limit } = request.query;
      const position = positionOf(after, timestamp);
      const { events, last } = await listHistory(store, signedIn(request).account, {
        about: { kind: 'text', name: section === undefined ? request.params.name : `${request.params.name}/${section}` },
        after: position && { at: position.value, id: position.id },
        limit,
      });
      return { events, next: last ? cursorOf({ value: last.at, id: last.id }) : null };
    },
  });

  app.put(officePaths.textDrafts, {
    config,
    schema: { body: DraftChanges, response: { 200: ChangedOfficeLines, 412: ChangedOfficeLines } },
    handler: async (request, reply) => {
      const { changes } = request.body;
      const { result } = await transact(deps, request, (work) => saveDrafts(work, siteTexts, changes), { exclusive: true });
      return reply.code(statusOf(result)).send(await linesAt(changes));
    },
  });

  app.post(officePaths.textPublication, {
    config,
    schema: { body: Publication, response: { 200: recorded(ChangedOfficeLines), 412: ChangedOfficeLines } },
    handler: async (request, reply) => {
      const { lines } = request.body;
      const { result, events } = await transact(deps, request, (work) => publishDrafts(work, siteTexts, lines), { exclusive: true });
      return reply.code(statusOf(result)).send({ ...(await linesAt(lines)), events });
    },
  });
}
