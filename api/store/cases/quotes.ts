import type { Kysely } from 'kysely';
import { enteredFields } from '#contract/forms/form-definition';
import { type QuoteValues, quoteForm } from '#contract/forms/quote';
import { normalizeText } from '#contract/text/normalize-text';
import { sourceFields } from '#contract/visits/source';
import { putAddresses } from '../contacts/addresses.ts';
import { newId } from '../rows/identifiers.ts';
import { excerptOf } from '../search/excerpt.ts';
import { putSearchText } from '../search/search-texts.ts';
import type { Tables } from '../tables.ts';
import { rankOf } from './quote-turns.ts';
import { type New, type Submission, sentTexts, spamColumns, toSubmission } from './submission-rows.ts';

export interface StoredQuote extends Submission, QuoteValues {}

/** The columns of a quote as it was sent. */
const sentColumns = ['id', 'reference', 'receivedAt', 'suspicious', 'locale', ...enteredFields(quoteForm), ...sourceFields] as const;

export function quoteRepository(db: Kysely<Tables>) {
  return {
    /** To be called inside a transaction. Returns the new id. */
    async add({ suspicious, spamReasons, ...quote }: New<StoredQuote>): Promise<string> {
      const id = newId();
      const { receivedAt, fullName, message } = quote;
      await db
        .insertInto('quotes')
        .values({
          id,
          ...quote,
          ...spamColumns({ suspicious, spamReasons }),
          waitsSince: receivedAt,
          rank: rankOf('first-answer', receivedAt),
          sortName: normalizeText(fullName),
          excerpt: excerptOf(message),
        })
        .execute();
      await putSearchText(db, { kind: 'quote', id, country: quote.country, texts: sentTexts(quoteForm, quote) });
      await putAddresses(db, 'quote', id, quote);
      return id;
    },

    /** For staff; the newest first. */
    async list(): Promise<StoredQuote[]> {
      const rows = await db.selectFrom('quotes').select(sentColumns).orderBy('receivedAt', 'desc').orderBy('id').execute();
      return rows.map(toSubmission);
    },
  };
}
