import { NewQuote } from '#contract/office/new-quote';
import { officePaths } from '#contract/office/paths';
import { QuoteCountries, QuoteDetail, QuoteQuery } from '#contract/office/quotes';
import { quoteCases } from '../../../cases/quotes/quote-cases.ts';
import { countriesOf } from '../../../cases/quotes/quote-countries.ts';
import { csvOfQuotes } from '../../../cases/quotes/quotes-csv.ts';
import { recordQuote } from '../../../cases/quotes/record-quote.ts';
import type { ApiInstance } from '../../../http/instance.ts';
import { inUrl } from '../../../http/query-values.ts';
import { answersOf } from '../../answers.ts';
import { type OfficeDependencies, signedIn } from '../../office-request.ts';
import { detailOf, readingOf } from './reading.ts';

const config = { permission: quoteCases.permission };
/** Countries that a list can be filtered by; all others are found by the search. */
const shownCountries = 30;

/** Adds the routes that quotes alone have. */
export function quoteRoutes(app: ApiInstance, deps: OfficeDependencies): void {
  const { add } = answersOf(deps, (quoteId, request) => detailOf(deps, quoteCases, request, quoteId));

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
}
