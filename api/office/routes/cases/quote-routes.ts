import { NewQuote } from '#contract/office/new-quote';
import { officePaths } from '#contract/office/paths';
import { QuoteCountries, QuoteDetail, QuoteEmail, QuoteQuery } from '#contract/office/quotes';
import { recorded } from '#contract/office/undo';
import { id } from '#contract/schema';
import { z } from '#contract/zod';
import { changeEmail } from '../../../cases/quotes/change-email.ts';
import { quoteCases } from '../../../cases/quotes/quote-cases.ts';
import { countriesOf } from '../../../cases/quotes/quote-countries.ts';
import { csvOfQuotes } from '../../../cases/quotes/quotes-csv.ts';
import { recordQuote } from '../../../cases/quotes/record-quote.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { Refusal } from '../../../http/refusal.ts';
import { answersOf } from '../../answers.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { requiredVersionOf } from '../../versions.ts';
import { detailOf, readingOf } from './reading.ts';

const config = { permission: quoteCases.permission };
/** Countries that a list can be filtered by; all others are found by the search. */
const shownCountries = 30;

/** Adds the routes that quotes alone have. */
export function quoteRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { add, change } = answersOf(deps, (quoteId, request) => detailOf(deps, quoteCases, request, quoteId));

  app.get(officePaths.quotesCsv, {
    config: { ...config, needsRecentSignIn: true },
    schema: { querystring: inUrl(QuoteQuery) },
    handler: async (request, reply) => {
      const { locale } = signedIn(request).account.preferences;
      const csv = await csvOfQuotes(readingOf(deps, request), request.query, { locale, texts: deps.texts });
      return reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="quotes.csv"').send(csv);
    },
  });

  app.get(officePaths.quoteCountries, {
    config,
    schema: { response: { 200: QuoteCountries } },
    handler: () => countriesOf(deps.store, shownCountries),
  });

  app.post(officePaths.quotes, {
    config,
    schema: { body: NewQuote, response: { 201: QuoteDetail } },
    handler: (request, reply) => add(request, reply, (work) => recordQuote(work, request.body)),
  });

  app.put(officePaths.quoteEmail, {
    config,
    schema: { params: z.object({ id }), body: QuoteEmail, response: { 200: recorded(QuoteDetail), 412: QuoteDetail } },
    handler: (request, reply) => {
      const version = requiredVersionOf(request);
      return change(request, reply, async (work) => {
        const outcome = await changeEmail(work, { ...request.params, version }, request.body.email);
        if (outcome === 'their-own') throw new Refusal(409, { key: 'office.ownAddress' });
        return outcome;
      });
    },
  });
}
