import { officePaths } from '#contract/office/paths';
import { BulkChange, BulkResult, ChangeQuote, MergeInto, NewQuote, QuoteCountries, QuoteDetail, QuotePage } from '#contract/office/quotes';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { impossibleChange, notFound, orNotFound } from '../../http/refusal.ts';
import { changeQuote } from '../../services/office/change-quote.ts';
import { mergeQuotes, separateQuote } from '../../services/office/merge-quotes.ts';
import { describeQuote } from '../../services/office/quote-detail.ts';
import { csvOfQuotes, listQuotes } from '../../services/office/quote-list.ts';
import { recordQuote } from '../../services/office/quote-work.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { requiredVersionOf } from '../versions.ts';
import { withIdempotencyKey } from '../with-idempotency-key.ts';
import { QuoteListQuery } from './quote-query.ts';

const config = { permission: 'quotes.answer' } as const;
const params = z.object({ id });
/** Countries that a list can be filtered by; all others are found by the search. */
const shownCountries = 30;

export function quoteRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const detail = async (id: string, accountId: string) => orNotFound(await describeQuote(store, id, accountId));

  app.get(officePaths.quotes, {
    config,
    schema: { querystring: QuoteListQuery, response: { 200: QuotePage, ...officeFailures } },
    handler: (request) => listQuotes(store, signedIn(request).account.id, request.query, new Date()),
  });

  app.get(officePaths.quotesCsv, {
    config: { ...config, needsRecentSignIn: true },
    schema: { querystring: QuoteListQuery },
    handler: async (request, reply) => {
      const csv = await csvOfQuotes(store, signedIn(request).account.id, request.query, new Date());
      return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="quotes.csv"').send(csv);
    },
  });

  app.get(officePaths.quoteCountries, {
    config,
    schema: { response: { 200: QuoteCountries, ...officeFailures } },
    handler: () => store.officeQuotes.countries(shownCountries),
  });

  app.post(officePaths.quotes, {
    config,
    schema: { body: NewQuote, response: { 201: QuoteDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const { result } = await store.transaction((repositories) =>
        withIdempotencyKey(repositories, request, now, async () => ({
          id: await recordQuote(repositories, actorOf(request), request.body, now),
        })),
      );
      return reply.code(201).send(await detail(result.id, signedIn(request).account.id));
    },
  });

  app.get(officePaths.quote, {
    config,
    schema: { params, response: { 200: QuoteDetail, ...officeFailures } },
    handler: (request) => detail(request.params.id, signedIn(request).account.id),
  });

  app.patch(officePaths.quote, {
    config,
    schema: { params, body: ChangeQuote, response: { 200: QuoteDetail, 412: QuoteDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const version = requiredVersionOf(request);
      const outcome = await store.transaction((repositories) =>
        changeQuote(repositories, actorOf(request), request.params.id, request.body, version, new Date()),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'impossible') throw impossibleChange();
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.post(officePaths.quotesBulk, {
    config,
    schema: { body: BulkChange, response: { 200: BulkResult, ...officeFailures } },
    handler: async (request) => {
      const { ids, versions, change } = request.body;
      const now = new Date();
      const changed: string[] = [];
      await store.transaction(async (repositories) => {
        // In one order everywhere: two colleagues who change the same requests cause no deadlock.
        for (const quoteId of [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
          if ((await changeQuote(repositories, actorOf(request), quoteId, change, versions?.[quoteId], now)) === 'changed')
            changed.push(quoteId);
      });
      const rows = await store.officeQuotes.rows(changed);
      return { changed: rows, unchanged: ids.filter((quoteId) => !changed.includes(quoteId)) };
    },
  });

  app.post(officePaths.quoteMerge, {
    config,
    schema: { params, body: MergeInto, response: { 200: QuoteDetail, ...officeFailures } },
    handler: async (request) => {
      const { targetId } = request.body;
      const outcome = await store.transaction((repositories) =>
        mergeQuotes(repositories, actorOf(request), request.params.id, targetId, new Date()),
      );
      if (outcome === 'unknown') throw notFound();
      if (outcome === 'impossible') throw impossibleChange();
      return detail(targetId, signedIn(request).account.id);
    },
  });

  app.delete(officePaths.quoteMerge, {
    config,
    schema: { params, response: { 200: QuoteDetail, ...officeFailures } },
    handler: async (request) => {
      const { id } = request.params;
      const isSeparate = await store.transaction((repositories) => separateQuote(repositories, actorOf(request), id, new Date()));
      if (!isSeparate) throw impossibleChange();
      return detail(id, signedIn(request).account.id);
    },
  });
}
