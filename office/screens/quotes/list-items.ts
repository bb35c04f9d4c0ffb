import type { QuoteRow, Turn } from '#contract/office/quotes';

/** A line of the list: the heading of a group, or a quote. */
export type ListItem =
  | { readonly kind: 'group'; readonly turn: Turn /** Undefined while more of the group may come. */; readonly count: number | undefined }
  | { readonly kind: 'row'; readonly row: QuoteRow /** Place among the quotes, from 0. */; readonly index: number };

/**
 * The list as it is shown: under a heading for each turn, in the order that the server gave.
 *
 * @param isComplete whether these are all the rows that there are
 */
export function groupByTurn(rows: readonly QuoteRow[], isComplete: boolean): ListItem[] {
  const items: ListItem[] = [];
  let from = 0;
  for (const [index, row] of rows.entries()) {
    if (index === 0 || rows[index - 1]?.turn !== row.turn) {
      from = index;
      let to = index;
      while (rows[to]?.turn === row.turn) to += 1;
      items.push({ kind: 'group', turn: row.turn, count: to < rows.length || isComplete ? to - from : undefined });
    }
    items.push({ kind: 'row', row, index });
  }
  return items;
}

/** Without headings, for an order other than by turn. */
export const withoutGroups = (rows: readonly QuoteRow[]): ListItem[] => rows.map((row, index) => ({ kind: 'row', row, index }));
