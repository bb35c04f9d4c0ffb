import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ChangeQuote, QuoteDetail, QuotePage, QuoteQuery, QuoteRow } from '#contract/office/quotes';
import type { z } from '#contract/zod';

export type QuoteChange = z.infer<typeof ChangeQuote>;
export type ListQuery = Omit<QuoteQuery, 'after' | 'limit'>;
type View = QuoteQuery['view'];

export const listsKey = ['quotes', 'list'];
export const listKey = (query: ListQuery) => [...listsKey, query];
export const detailKey = (id: string) => ['quotes', 'detail', id];

/** What a change makes of a request, as the server will: a closed one is nobody's turn. */
export function changed<Row extends QuoteRow>(row: Row, change: QuoteChange, now: Date): Row {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<QuoteRow>;
  const next = { ...row, ...given };
  if (change.state === undefined || change.state === row.state) return next;
  if (next.state === 'won' || next.state === 'lost' || next.state === 'aside') return { ...next, turn: 'nobody', waitsSince: null };
  // Only the server knows what was written last; until it says so, a request in talk is theirs, and a new one waits since it came.
  return next.state === 'new'
    ? { ...next, turn: 'first-answer', waitsSince: row.receivedAt }
    : { ...next, turn: row.turn === 'ours' ? 'ours' : 'theirs', waitsSince: row.waitsSince ?? now.toISOString() };
}

/** Whether a request stands in a view, as the server decides it. */
export function isInView({ suspicious, state, turn, assigneeId }: QuoteRow, view: View, me: string): boolean {
  const isOpen = state === 'new' || state === 'talk';
  switch (view) {
    case 'waiting':
      return !suspicious && (turn === 'first-answer' || turn === 'ours');
    case 'mine':
      return !suspicious && isOpen && assigneeId === me;
    case 'open':
      return !suspicious && isOpen;
    case 'everything':
      return !suspicious;
    case 'suspicious':
      return suspicious;
  }
}

const countedViews: readonly View[] = ['waiting', 'mine', 'open', 'everything', 'suspicious'];

/** The pages of a list with some of its rows changed. Those that no longer stand in its view are gone from it, and the counts follow. */
export function withRows(
  list: InfiniteData<QuotePage>,
  rows: ReadonlyMap<string, QuoteRow>,
  view: View,
  me: string,
): InfiniteData<QuotePage> {
  const before = list.pages.flatMap((page) => page.rows).filter(({ id }) => rows.has(id));
  if (before.length === 0) return list;
  const counts = { ...(list.pages[0]?.counts as QuotePage['counts']) };
  for (const row of before)
    for (const counted of countedViews) {
      const next = rows.get(row.id) as QuoteRow;
      counts[counted] += Number(isInView(next, counted, me)) - Number(isInView(row, counted, me));
    }
  const pages = list.pages.map((page) => ({
    ...page,
    counts,
    total: counts[view],
    rows: page.rows.map((row) => rows.get(row.id) ?? row).filter((row) => !rows.has(row.id) || isInView(row, view, me)),
  }));
  return { ...list, pages };
}

/** Puts changed rows into every list and every open request. Returns a function that restores the previous data. */
export function putRows(queries: QueryClient, changedRows: readonly QuoteRow[], me: string): () => void {
  const rows = new Map(changedRows.map((row) => [row.id, row]));
  const lists = queries.getQueriesData<InfiniteData<QuotePage>>({ queryKey: listsKey });
  const details = changedRows.map(({ id }) => [detailKey(id), queries.getQueryData<QuoteDetail>(detailKey(id))] as const);
  for (const [key, list] of lists) {
    const { view } = key[2] as ListQuery;
    if (list) queries.setQueryData(key, withRows(list, rows, view, me));
  }
  for (const [key, detail] of details) if (detail) queries.setQueryData(key, { ...detail, ...rows.get(detail.id) });
  return () => {
    for (const [key, data] of [...lists, ...details]) if (data) queries.setQueryData(key, data);
  };
}

/** The row of a whole request, as lists have it. */
export function rowOf({ phoneNumber, message, timeline, earlier, draft, writing, ...row }: QuoteDetail): QuoteRow {
  return row;
}

/** A request as it is known although no list has it: it was opened by a link. */
export function openedRow(queries: QueryClient, id: string | undefined): QuoteRow | undefined {
  const detail = id === undefined ? undefined : queries.getQueryData<QuoteDetail>(detailKey(id));
  return detail && rowOf(detail);
}
