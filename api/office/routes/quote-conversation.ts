import { officePaths } from '#contract/office/paths';
import { NewAnswer, QuoteDetail } from '#contract/office/quotes';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import type { ApiInstance } from '../../http/instance.ts';
import { notFound, orNotFound, Refusal } from '../../http/refusal.ts';
import { answerQuote } from '../../services/office/answer-quote.ts';
import { describeQuote } from '../../services/office/quote-detail.ts';
import { addNote, addReply, changeQuoteNote } from '../../services/office/quote-work.ts';
import { actorOf, type OfficeDependencies, signedIn } from '../office-request.ts';
import { officeFailures } from '../replies.ts';
import { conversationRoutes, sendOnce } from './conversation.ts';

const permission = 'quotes.answer';

/** What is written about a request: notes, answers, drafts, replies. */
export function quoteConversationRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { store } = deps;

  const describe = async (id: string, accountId: string) => orNotFound(await describeQuote(store, id, accountId));

  conversationRoutes(app, deps, {
    permission,
    topic: 'quotes',
    paths: {
      notes: officePaths.quoteNotes,
      note: officePaths.quoteNote,
      replies: officePaths.quoteReplies,
      draft: officePaths.quoteDraft,
    },
    Detail: QuoteDetail,
    describe,
    drafts: ({ conversations }) => conversations,
    isThere: async (id) => (await store.officeQuotes.find(id)) !== undefined,
    addNote,
    changeNote: changeQuoteNote,
    addReply,
  });

  /** 409 carries the newer detail: somebody has written since. */
  app.post(officePaths.quoteAnswers, {
    config: { permission },
    schema: { params: z.object({ id }), body: NewAnswer, response: { 201: QuoteDetail, ...officeFailures, 409: QuoteDetail } },
    handler: async (request, reply) => {
      const isSent = await sendOnce(deps, request, async (repositories, now) => {
        const outcome = await answerQuote(repositories, deps, actorOf(request), request.params.id, request.body, now);
        if (outcome === 'unknown') throw notFound();
        if (outcome === 'no-address') throw new Refusal(422, { key: 'office.noAddress' });
        return outcome === 'answered' ? 'sent' : 'conflict';
      });
      return reply.code(isSent ? 201 : 409).send(await describe(request.params.id, signedIn(request).account.id));
    },
  });
}
