import { linePattern } from '#contract/fields';
import type { QuotePage, QuoteQuery } from '#contract/office/quotes';
import { z } from '#contract/zod';
import { readAim } from '../../company/company.ts';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { QuoteFilter } from '../../store/cases/quote-filter.ts';
import type { Reading } from '../case-kind.ts';
import { overdueBefore } from '../overdue-before.ts';
import { withReceivedSpan } from '../received-span.ts';
import { spellingsOf } from './quote-countries.ts';

/** One page of the list, with the exact number of everything. */
export async function listQuotes(reading: Reading, query: QuoteQuery): Promise<QuotePage> {
  const { officeQuotes } = reading.repositories;
  const after = positionOf(query.after, z.string().regex(linePattern));
  const filter = await filterOf(reading, query);
  // Neither waits for the other, where the database does both at once.
  const [counts, { rows, next }] = await Promise.all([
    officeQuotes.counts(filter),
    officeQuotes.page(filter, { after, limit: query.limit }),
  ]);
  return { rows, total: counts[query.view], next: next && cursorOf(next), counts };
}

/** The filter of the store, with what its search finds. */
export async function filterOf({ repositories, accountId, now }: Reading, { search, ...query }: QuoteQuery): Promise<QuoteFilter> {
  const matches = await repositories.officeQuotes.matches(search);
  const country = query.country?.length ? await spellingsOf(repositories, query.country) : undefined;
  return {
    ...withReceivedSpan(query, now),
    country,
    matches,
    me: accountId,
    overdueBefore: overdueBefore(await readAim(repositories), now),
  };
}
