import { ChangeNote, NewNote } from '#contract/office/notes';
import { officePaths } from '#contract/office/paths';
import {
  BulkChange,
  BulkResult,
  ChangeQuote,
  Draft,
  MergeInto,
  NewAnswer,
  NewQuote,
  NewReply,
  QuoteCountries,
  QuoteDetail,
  QuotePage,
} from '#contract/office/quotes';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { Refusal } from '../../http/refusal.ts';
import { answerQuote } from '../../services/office/answer-quote.ts';
import { changeQuote } from '../../services/office/change-quote.ts';
import { mergeQuotes, separateQuote } from '../../services/office/merge-quotes.ts';
import { describeQuote } from '../../services/office/quote-detail.ts';
import { csvOfQuotes, listQuotes } from '../../services/office/quote-list.ts';
import { addNote, addReply, changeQuoteNote, takeDownQuote } from '../../services/office/quote-work.ts';
import { once } from '../idempotent.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { requiredVersionOf } from '../versions.ts';
import { holdMails } from './hold-mails.ts';
import { QuoteAddress } from './quote-address.ts';

const config = { permission: 'quotes.answer' } as const;
const params = z.object({ id });
/** Countries that a list can be filtered by; all others are found by the search. */
const shownCountries = 30;

export function quoteRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;
  const unknown = () => new Refusal(404, { key: 'http.notFound' });
  const impossible = () => new Refusal(409, { key: 'office.impossibleChange' });

  async function detail(id: string, accountId: string): Promise<QuoteDetail> {
    const found = await describeQuote(store, id, accountId);
    if (!found) throw unknown();
    return found;
  }

  app.get(officePaths.quotes, {
    config,
    schema: { querystring: QuoteAddress, response: { 200: QuotePage, ...officeFailures } },
    handler: (request) => listQuotes(store, signedIn(request).account.id, request.query, new Date()),
  });

  app.get(officePaths.quotesCsv, {
    config,
    schema: { querystring: QuoteAddress },
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
      const { made } = await store.transaction((repositories) =>
        once(repositories, request, now, async () => ({ id: await takeDownQuote(repositories, actorOf(request), request.body, now) })),
      );
      return reply.code(201).send(await detail(made.id, signedIn(request).account.id));
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
      if (outcome === 'unknown') throw unknown();
      if (outcome === 'impossible') throw impossible();
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
        // In one order everywhere: two colleagues who change the same requests do not wait for each other in a circle.
        for (const quoteId of [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
          if ((await changeQuote(repositories, actorOf(request), quoteId, change, versions?.[quoteId], now)) === 'changed')
            changed.push(quoteId);
      });
      const rows = await store.officeQuotes.rows(changed);
      return { changed: rows, unchanged: ids.filter((quoteId) => !changed.includes(quoteId)) };
    },
  });

  app.post(officePaths.quoteNotes, {
    config,
    schema: { params, body: NewNote, response: { 201: QuoteDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      await store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          if (!(await addNote(repositories, actorOf(request), request.params.id, request.body.text, now))) throw unknown();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.patch(officePaths.quoteNote, {
    config,
    schema: {
      params: z.object({ id, note: id }),
      body: ChangeNote,
      response: { 200: QuoteDetail, 412: QuoteDetail, ...officeFailures },
    },
    handler: async (request, reply) => {
      const { id, note: noteId } = request.params;
      const which = { id, noteId, version: requiredVersionOf(request) };
      const outcome = await store.transaction((repositories) =>
        changeQuoteNote(repositories, actorOf(request), which, request.body, new Date()),
      );
      if (outcome === 'unknown') throw unknown();
      if (outcome === 'not-yours') throw new Refusal(403, { key: 'office.notAllowed' });
      return reply.code(outcome === 'outdated' ? 412 : 200).send(await detail(id, signedIn(request).account.id));
    },
  });

  /** 409 carries the newer detail: somebody has written since. */
  app.post(officePaths.quoteAnswers, {
    config,
    schema: { params, body: NewAnswer, response: { 201: QuoteDetail, ...officeFailures, 409: QuoteDetail } },
    handler: async (request, reply) => {
      const now = new Date();
      let isConflict = false;
      const work = store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          const outcome = await answerQuote(repositories, deps, actorOf(request), request.params.id, request.body, now);
          if (outcome === 'unknown') throw unknown();
          if (outcome === 'no-address') throw new Refusal(422, { key: 'office.noAddress' });
          isConflict = outcome === 'newer-message';
          // Thrown, so that the key stays free for the same answer sent anyway.
          if (isConflict) throw impossible();
          return {};
        }),
      );
      await work.catch((error: unknown) => {
        if (!isConflict) throw error;
      });
      if (!isConflict) holdMails(deps);
      return reply.code(isConflict ? 409 : 201).send(await detail(request.params.id, signedIn(request).account.id));
    },
  });

  app.put(officePaths.quoteDraft, {
    config,
    schema: { params, body: Draft.omit({ savedAt: true }), response: { 200: Draft, ...officeFailures } },
    handler: async (request) => {
      const { account } = signedIn(request);
      if (!(await store.officeQuotes.find(request.params.id))) throw unknown();
      return store.transaction(async ({ conversations, topics }) => {
        const others = await conversations.drafts(request.params.id);
        // Colleagues are told that somebody writes, and not of each word.
        if (!others.some(({ accountId }) => accountId === account.id)) await topics.changed('quotes');
        return conversations.saveDraft(request.params.id, account.id, request.body, new Date());
      });
    },
  });

  app.delete(officePaths.quoteDraft, {
    config,
    schema: { params, response: { 204: z.undefined(), ...officeFailures } },
    handler: async (request, reply) => {
      await store.transaction(async ({ conversations, topics }) => {
        await conversations.deleteDraft(request.params.id, signedIn(request).account.id);
        await topics.changed('quotes');
      });
      return reply.code(204).send();
    },
  });

  app.post(officePaths.quoteReplies, {
    config,
    schema: { params, body: NewReply, response: { 201: QuoteDetail, ...officeFailures } },
    handler: async (request, reply) => {
      const now = new Date();
      const written = { at: now.toISOString(), messageId: null, inReplyTo: null, subject: '', byHand: true, attachments: [] };
      await store.transaction((repositories) =>
        once(repositories, request, now, async () => {
          const heard = { ...written, text: request.body.text };
          if (!(await addReply(repositories, actorOf(request), request.params.id, heard, now))) throw unknown();
          return {};
        }),
      );
      return reply.code(201).send(await detail(request.params.id, signedIn(request).account.id));
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
      if (outcome === 'unknown') throw unknown();
      if (outcome === 'impossible') throw impossible();
      return detail(targetId, signedIn(request).account.id);
    },
  });

  app.delete(officePaths.quoteMerge, {
    config,
    schema: { params, response: { 200: QuoteDetail, ...officeFailures } },
    handler: async (request) => {
      const { id } = request.params;
      const isSeparate = await store.transaction((repositories) => separateQuote(repositories, actorOf(request), id, new Date()));
      if (!isSeparate) throw impossible();
      return detail(id, signedIn(request).account.id);
    },
  });
}
