import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { QuoteQuery } from '#contract/office/quotes';
import type { Engine } from './engine.ts';
import { wordsOf } from './fold.ts';
import type { Tables } from './tables.ts';

/** What the list is asked for. */
export interface QuoteFilter extends Omit<QuoteQuery, 'after' | 'limit'> {
  /** Account of the reader, for the view `mine`. */
  me: string;
  /** What waits for a first answer since before this moment is overdue; ISO 8601. */
  overdueBefore: string;
  /** Whether a search has found so many that a page of them is found soonest by going through all quotes. */
  areMany?: boolean;
}

type Quote = ExpressionBuilder<Tables, 'quotes'>;
export type Condition = Expression<SqlBool>;

/** First character of the rank of those whose turn it is not ours. */
export const theirTurn = '2';

/** What a row has to be for search and filters, whatever the view. */
export function filterConditions(
  isMatchingQuote: Engine['isMatchingQuote'],
  quote: Quote,
  { search, state, assignee, country, overdue, overdueBefore, areMany }: QuoteFilter,
): Condition[] {
  const found: Condition[] = [quote('mergedInto', 'is', null)];
  const words = wordsOf([search ?? '']);
  // A search without a single word, of punctuation say, finds nothing.
  if (search) found.push(words.length > 0 ? isMatchingQuote(words, areMany) : sql<SqlBool>`1 = 0`);
  if (state?.length) found.push(quote('state', 'in', state));
  if (country?.length) found.push(quote('country', 'in', country));
  if (assignee?.length) {
    const ids = assignee.filter((id) => id !== 'nobody');
    const either: Condition[] = ids.length > 0 ? [quote('assigneeId', 'in', ids)] : [];
    if (ids.length < assignee.length) either.push(quote('assigneeId', 'is', null));
    found.push(quote.or(either));
  }
  if (overdue) found.push(quote.and(isOverdue(quote, overdueBefore)));
  return found;
}

/** Waits for a first answer for longer than the aim. */
export function isOverdue(quote: Quote, overdueBefore: string): Condition[] {
  return [quote('turn', '=', 'first-answer'), quote('waitsSince', '<', overdueBefore)];
}

/** What a row has to be for the view. */
export function inView(quote: Quote, { view, me }: QuoteFilter): Condition[] {
  const isGenuine = quote('suspicious', '=', 0);
  switch (view) {
    case 'waiting':
      return [isGenuine, quote('rank', '<', theirTurn)];
    case 'mine':
      return [isGenuine, quote('assigneeId', '=', me), quote('state', 'in', ['new', 'talk'])];
    case 'open':
      return [isGenuine, quote('state', 'in', ['new', 'talk'])];
    case 'everything':
      return [isGenuine];
    case 'suspicious':
      return [quote('suspicious', '=', 1)];
  }
}
