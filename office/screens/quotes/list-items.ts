import type { QuoteRow, Turn } from '#contract/office/quotes';

/** Names a heading: whoever waits for us stands under one, be it for a first reply or because they wrote again. */
export type ListGroup = 'waiting' | Exclude<Turn, 'first-answer' | 'ours'>;

const groupOf = ({ turn }: QuoteRow): ListGroup => (turn === 'first-answer' || turn === 'ours' ? 'waiting' : turn);

/** A line of the list: the heading of a group, or a quote. */
export type ListItem =
  | {
      readonly kind: 'group';
      readonly group: ListGroup /** Undefined while more of the group may come. */;
      readonly count: number | undefined;
    }
  | { readonly kind: 'row'; readonly row: QuoteRow /** Place among the quotes, from 0. */; readonly index: number };

/**
 * The list as it is shown: under a heading for whoever is waited for, in the order that the server gave.
 *
 * @param isComplete whether these are all the rows that there are
 */
export function groupByTurn(rows: readonly QuoteRow[], isComplete: boolean): ListItem[] {
  const items: ListItem[] = [];
  let from = 0;
  for (const [index, row] of rows.entries()) {
    const group = groupOf(row);
    const isOfGroup = (other: QuoteRow | undefined) => other !== undefined && groupOf(other) === group;
    if (!isOfGroup(rows[index - 1])) {
      from = index;
      let to = index;
      while (isOfGroup(rows[to])) to += 1;
      items.push({ kind: 'group', group, count: to < rows.length || isComplete ? to - from : undefined });
    }
    items.push({ kind: 'row', row, index });
  }
  return items;
}

/** Without headings, for an order other than by turn. */
export const withoutGroups = (rows: readonly QuoteRow[]): ListItem[] => rows.map((row, index) => ({ kind: 'row', row, index }));
