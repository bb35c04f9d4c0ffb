import { linePattern } from '#contract/fields';
import type { QuotePage, QuoteQuery, QuoteRow } from '#contract/office/quotes';
import { z } from '#contract/zod';
import { csvOf } from '../../csv.ts';
import { cursorOf, positionOf } from '../../http/cursor.ts';
import type { QuotePosition } from '../../store/office-quotes.ts';
import type { Repositories } from '../../store/open-store.ts';
import type { QuoteFilter } from '../../store/quote-filter.ts';
import { readAim } from '../company.ts';
import { overdueBefore } from './today.ts';

/** Rows that are read at once for a file. */
const batchSize = 1_000;

/** One page of the list, with the exact number of everything. */
export async function listQuotes(repositories: Repositories, me: string, query: QuoteQuery, now: Date): Promise<QuotePage> {
  const { officeQuotes } = repositories;
  const after = positionOf(query.after, z.string().regex(linePattern));
  const filter = await filterOf(repositories, me, query, now);
  const counts = await officeQuotes.counts(filter);
  const { rows, next } = await officeQuotes.page(filter, { after, limit: query.limit });
  return { rows, total: counts[query.view], next: next && cursorOf(next), counts };
}

async function filterOf(repositories: Repositories, me: string, { search, ...query }: QuoteQuery, now: Date): Promise<QuoteFilter> {
  const matches = await repositories.officeQuotes.matches(search);
  return { ...query, matches, me, overdueBefore: overdueBefore(await readAim(repositories), now) };
}

const columns = [
  'reference',
  'receivedAt',
  'fullName',
  'email',
  'country',
  'locale',
  'state',
  'turn',
  'waitsSince',
  'remindAt',
  'excerpt',
] as const satisfies readonly (keyof QuoteRow)[];

/** Everything that the list would show, page after page. */
export async function csvOfQuotes(repositories: Repositories, me: string, query: QuoteQuery, now: Date): Promise<string> {
  const { officeQuotes } = repositories;
  const filter = await filterOf(repositories, me, query, now);
  const names = new Map((await repositories.accounts.list()).map(({ id, name }) => [id, name]));
  const lines: string[][] = [];
  for (let after: QuotePosition | null | undefined; after !== null; ) {
    const page = await officeQuotes.page(filter, { after, limit: batchSize });
    for (const row of page.rows) lines.push([...columns.map((column) => row[column] ?? ''), names.get(row.assigneeId ?? '') ?? '']);
    after = page.next;
  }
  return csvOf([...columns, 'assignee'], lines);
}
