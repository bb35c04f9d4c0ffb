import { isClosed, quoteStates, quoteTransitions } from '#contract/office/quote-states';
import { ChangeQuote, NewAnswer, QuoteDetail, QuotePage, QuoteQuery, QuoteRow } from '#contract/office/quotes';
import { timestamp } from '#contract/schema';
import { firstNameOf } from '#contract/text/first-name';
import { z } from '#contract/zod';
import type { OfficeQuote, QuoteChange } from '../../store/cases/office-quotes.ts';
import type { CaseKind } from '../case-kind.ts';
import { sharedPlaceholders } from '../placeholders.ts';
import { standing } from '../whole-case.ts';
import { describeQuote } from './describe-quote.ts';
import { isLogged } from './is-logged.ts';
import { listQuotes } from './list-quotes.ts';

interface QuoteTypes {
  Entry: QuoteRow;
  One: OfficeQuote;
  Change: ChangeQuote;
  Answer: NewAnswer;
  Columns: QuoteChange;
  Query: QuoteQuery;
  Detail: QuoteDetail;
}

/** Quotes. A part of another one is that other: nothing is done with it by itself. */
export const quoteCases: CaseKind<QuoteTypes> = {
  name: 'quote',
  topic: 'quotes',
  permission: 'quotes.answer',
  schemas: {
    Query: QuoteQuery,
    Page: QuotePage,
    Row: QuoteRow,
    Detail: QuoteDetail,
    State: z.enum(quoteStates),
    Change: ChangeQuote,
    Answer: NewAnswer,
    Before: ChangeQuote.pick({ state: true, remindAt: true, assigneeId: true, closingReason: true }).extend({
      closedAt: timestamp.nullable().optional(),
    }),
  },
  following: (state) => quoteTransitions[state],
  events: {
    state: 'quote.state',
    assigneeId: 'quote.assignee',
    remindAt: 'quote.reminder',
    suspicious: 'quote.suspicious',
    closingReason: 'quote.reason',
  },

  store: ({ officeQuotes }) => officeQuotes,
  find: async ({ officeQuotes }, id, options) => standing(await officeQuotes.find(id, options)),
  entries: ({ officeQuotes }, ids) => officeQuotes.rows(ids),
  refresh: ({ officeQuotes }, id, _after, now) => officeQuotes.refresh(id, now),

  page: listQuotes,
  rows: async (_reading, quotes) => quotes,
  describe: describeQuote,
  async waiting({ officeQuotes }, limit) {
    const quotes = await officeQuotes.waiting(limit);
    return quotes.map(({ id, reference, fullName, excerpt, waitsSince, receivedAt, turn, assigneeId, version }) => ({
      kind: 'quote',
      id,
      reference,
      name: fullName,
      text: excerpt,
      assigneeId,
      version,
      since: waitsSince ?? receivedAt,
      turn: turn === 'ours' ? 'ours' : 'first-answer',
    }));
  },

  values: (quote) => quote,
  /** Allows the reason of one that was opened again to be taken away, when both are taken back. */
  allows: (_repositories, quote, { state, closingReason }) => closingReason == null || isClosed(state ?? quote.state),
  isTold: () => false,
  placeholders: async (work, context, { fullName, reference, country, locale }) => ({
    ...(await sharedPlaceholders(work, context, locale)),
    firstName: firstNameOf(fullName),
    fullName,
    reference,
    country,
  }),
  changed: (quote, change, { now, isUndo }) => ({
    ...change,
    ...closingOf(quote, change, (isUndo && quote.closedAt) || now.toISOString()),
  }),
  answered: (quote, { state, remindAt }, { now }) => ({
    state: state ?? (quote.state === 'new' ? 'talk' : quote.state),
    remindAt,
    ...closingOf(quote, { state }, now.toISOString()),
  }),
  /** One that was closed is in progress again. */
  replied: ({ state }) => (state === 'new' || state === 'talk' ? {} : { state: 'talk', closingReason: null }),
  goTogether: ['state', 'closedAt', 'closingReason'],
  told: [],
  merging: {
    allows: () => true,
    part: ({ state }) => ({ state: 'aside', stateBeforeMerge: state }),
    alone: ({ stateBeforeMerge }) => ({ state: stateBeforeMerge ?? 'talk', stateBeforeMerge: null }),
    whole: async () => ({}),
    move: ({ offers }, fromId, toId) => offers.move(fromId, toId),
    moveBack: ({ offers }, id, fromId) => offers.moveBack(id, fromId),
  },
  isLogged,
  message: ({ receivedAt, fullName, message }) => ({ at: receivedAt, name: fullName, text: message }),
};

/** Returns when and why it is closed; one that is opened again has no reason. Nothing when its state does not change. */
function closingOf({ state: present }: OfficeQuote, { state = present, closingReason = null }: ChangeQuote, closedAt: string): QuoteChange {
  if (state === present) return {};
  return isClosed(state) ? { closedAt, closingReason } : { closingReason: null };
}
