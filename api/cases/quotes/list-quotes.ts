import { linePattern } from '#contract/fields';
import { lineFields } from '#contract/forms/form-definition';
import { quoteForm } from '#contract/forms/quote';
import { isClosed } from '#contract/office/quote-states';
import type { QuotePage, QuoteQuery } from '#contract/office/quotes';
import { sourceFields } from '#contract/visits/source';
import { z } from '#contract/zod';
import { readAim } from '../../company/company.ts';
import { csvOfPages } from '../../files/csv.ts';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { QuoteFilter } from '../../store/cases/quote-filter.ts';
import type { Reading } from '../case-kind.ts';
import { overdueBefore } from '../overdue-before.ts';
import { spellingsOf } from './quote-countries.ts';

/** One page of the list, with the exact number of everything. */
export async function listQuotes(reading: Reading, query: QuoteQuery): Promise<QuotePage> {
  const { officeQuotes } = reading.repositories;
  const after = positionOf(query.after, z.string().regex(linePattern));
  const filter = await filterOf(reading, query);
  const counts = await officeQuotes.counts(filter);
  const { rows, next } = await officeQuotes.page(filter, { after, limit: query.limit });
  return { rows, total: counts[query.view], next: next && cursorOf(next), counts };
}

async function filterOf({ repositories, accountId, now }: Reading, { search, ...query }: QuoteQuery): Promise<QuoteFilter> {
  const matches = await repositories.officeQuotes.matches(search);
  const country = query.country?.length ? await spellingsOf(repositories, query.country) : undefined;
  return { ...query, country, matches, me: accountId, overdueBefore: overdueBefore(await readAim(repositories), now) };
}

const columns = [
  'reference',
  'receivedAt',
  ...lineFields(quoteForm),
  'locale',
  'state',
  'closingReason',
  'turn',
  'waitsSince',
  'remindAt',
  'excerpt',
  ...sourceFields,
] as const;

/** Everything that the list would show. */
export async function csvOfQuotes(reading: Reading, query: QuoteQuery): Promise<string> {
  const { officeQuotes, accounts } = reading.repositories;
  const filter = await filterOf(reading, query);
  const names = new Map((await accounts.list()).map(({ id, name }) => [id, name]));
  return csvOfPages(
    [...columns, 'assignee'],
    (request) => officeQuotes.lines(filter, request),
    (row) => [
      ...columns.map((column) => (column === 'closingReason' && !isClosed(row.state) ? '' : (row[column] ?? ''))),
      names.get(row.assigneeId ?? '') ?? '',
    ],
  );
}
