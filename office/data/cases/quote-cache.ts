import type { InfiniteData } from '@tanstack/react-query';
import type { ChangeQuote, QuotePage, QuoteQuery, QuoteRow } from '#contract/office/quotes';
import type { z } from '#contract/zod';

export type QuoteChange = z.infer<typeof ChangeQuote>;
export type ListQuery = Omit<QuoteQuery, 'after' | 'limit'>;
type View = QuoteQuery['view'];

/** Changes a quote as the server will: a closed one is nobody's turn. */
export function changed<Row extends QuoteRow>(row: Row, change: QuoteChange, now: Date): Row {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<QuoteRow>;
  const next = { ...row, ...given };
  if (change.state === undefined || change.state === row.state) return next;
  if (next.state === 'won' || next.state === 'lost' || next.state === 'aside') return { ...next, turn: 'nobody', waitsSince: null };
  // Only the server knows what was written last; until it says so, a quote in progress is theirs, and a new one waits since it came.
  return next.state === 'new'
    ? { ...next, turn: 'first-answer', waitsSince: row.receivedAt }
    : { ...next, turn: row.turn === 'ours' ? 'ours' : 'theirs', waitsSince: row.waitsSince ?? now.toISOString() };
}

/** Whether a quote stands in a view, as the server decides it. */
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
