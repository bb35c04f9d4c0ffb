import { type AnyFieldTexts, shownValue } from '#contract/forms/field-texts';
import { enteredFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import type { Locale } from '#contract/locales';
import { isClosed, namedReason } from '#contract/office/quote-states';
import type { QuoteQuery } from '#contract/office/quotes';
import { sourceIn } from '#contract/visits/source';
import { csvOfPages } from '../../files/csv.ts';
import type { ApiTexts } from '../../settings.ts';
import { spreadsheetTime } from '../../time/company-time.ts';
import type { Reading } from '../case-kind.ts';
import { filterOf } from './list-quotes.ts';

/** Everything that the list would show and the whole messages, with heads and words in the reader's language. */
export async function csvOfQuotes(
  reading: Reading,
  query: QuoteQuery,
  { locale, texts }: { locale: Locale; texts: Record<Locale, ApiTexts> },
): Promise<string> {
  const { officeQuotes, accounts } = reading.repositories;
  const { columns, states, reasons, turns, languages } = texts[locale].officeMails.quotesFile;
  const fields: AnyFieldTexts = texts[locale].fields.quote;
  const entered = enteredFields(quoteForm);
  const { reference, received, ...others } = columns;
  const filter = await filterOf(reading, query);
  const names = new Map((await accounts.list()).map(({ id, name }) => [id, name]));
  const reasonOf = (state: keyof typeof states, reason: string | null) => {
    // Of one that was opened again nobody asks.
    if (reason === null || !isClosed(state)) return '';
    const named = namedReason(state, reason);
    return named ? reasons[named] : reason;
  };
  return csvOfPages(
    [reference, received, ...entered.map((name) => fields.labels[name] ?? name), ...Object.values(others)],
    (request) => officeQuotes.lines(filter, request),
    (row) => {
      const cells: Record<keyof typeof others, string> = {
        language: languages[row.locale],
        state: states[row.state],
        reason: reasonOf(row.state, row.closingReason),
        turn: turns[row.turn],
        since: spreadsheetTime(row.waitsSince),
        reminder: spreadsheetTime(row.remindAt),
        assignee: names.get(row.assigneeId ?? '') ?? '',
        ...sourceIn(row),
      };
      return [
        row.reference,
        spreadsheetTime(row.receivedAt),
        ...entered.map((name) => shownValue(fields, name, row[name])),
        ...(Object.keys(others) as (keyof typeof others)[]).map((column) => cells[column]),
      ];
    },
  );
}
