import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ReceivedQuery } from '#contract/office/cases/received-days';
import type { QuoteQuery } from '#contract/office/quotes';
import type { QuoteKey } from '../engines/engine.ts';
import type { SoughtWord } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import { assignedTo } from './assigned-to.ts';
import { type ReceivedSpan, receivedIn } from './received-in.ts';

/** Describes what a search among quotes has found: the keys of a few, or that there are many. */
export type QuoteMatches = { keys: readonly QuoteKey[] } | { manyLike: readonly SoughtWord[] };

/** Describes what the list is asked for. */
export interface QuoteFilter extends Omit<QuoteQuery, 'after' | 'limit' | 'search' | keyof ReceivedQuery>, ReceivedSpan {
  /** Holds what a search has found; undefined without one. */
  matches?: QuoteMatches | undefined;
  /** Account of the reader, for the view `mine`. */
  me: string;
  /** Makes overdue what waits for a first answer since before this moment; ISO 8601. */
  overdueBefore: string;
}

export type Quote = ExpressionBuilder<Tables, 'quotes'>;
export type Condition = Expression<SqlBool>;

/** First character of ranks (quote-turns.ts) before which those are that wait for us. */
export const theirTurn = '2';

/** Returns the conditions of the filters, whatever the search and the view. */
export function filterConditions(quote: Quote, filter: QuoteFilter): Condition[] {
  const { state, assignee, country, page, campaign, source, locale, overdue, overdueBefore } = filter;
  const found: Condition[] = [quote('mergedInto', 'is', null), ...assignedTo(assignee), ...receivedIn(filter)];
  if (state?.length) found.push(quote('state', 'in', state));
  if (country?.length) found.push(quote('country', 'in', country));
  if (page?.length)
    found.push(quote.or([quote('sourceBefore', 'in', page), quote.and([quote('sourceBefore', '=', ''), quote('sourcePage', 'in', page)])]));
  if (campaign?.length) found.push(quote('utmCampaign', 'in', campaign));
  if (source?.length)
    found.push(
      quote.or([
        quote('utmSource', 'in', source),
        // A campaign counts for more than the site that its link stood on.
        quote.and([quote('utmSource', '=', ''), quote('utmCampaign', '=', ''), quote('sourceHost', 'in', source)]),
      ]),
    );
  if (locale?.length) found.push(quote('locale', 'in', locale));
  if (overdue) found.push(quote.and(isOverdue(quote, overdueBefore)));
  return found;
}

/** Waits for a first answer for longer than the aim. */
export function isOverdue(quote: Quote, overdueBefore: string): Condition[] {
  return [quote('rank', '<', theirTurn), quote('turn', '=', 'first-answer'), quote('waitsSince', '<', overdueBefore)];
}

/** Returns the conditions of a view. */
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
