import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { quoteViews } from '#contract/office/quote-states';
import type { QuoteQuery } from '#contract/office/quotes';
import type { QuoteSearch } from '../engines/engine.ts';
import type { SoughtWord } from '../search/search-words.ts';
import type { Tables } from '../tables.ts';
import { type Condition, filterConditions, inView, isOverdue, type Quote, type QuoteFilter } from './quote-filter.ts';
import { isAmong } from './quote-matches.ts';

export type QuoteCount = QuoteQuery['view'] | 'overdue';
export type QuoteCounts = Record<QuoteCount, number>;

type Totals = Record<string, number | string | bigint | null>;

const names: readonly QuoteCount[] = [...quoteViews, 'overdue'];

/** Counts the quotes of every view, under the same search and filters. */
export async function countQuotes(db: Kysely<Tables>, search: QuoteSearch, filter: QuoteFilter): Promise<QuoteCounts> {
  const { matches } = filter;
  if (!matches) return countEach(db, filter, names);
  const { state, country, assignee, page, campaign, source, locale, overdue, receivedSince, receivedBefore } = filter;
  const lists = [state, country, assignee, page, campaign, source, locale];
  const isFiltered = overdue || receivedSince || receivedBefore || lists.some((values) => values?.length);
  if ('manyLike' in matches && !isFiltered) return countMany(db, search, filter, matches.manyLike);
  const totals = await db
    .selectFrom('quotes')
    .select((quote) => names.map((name) => countIf(quote, isCounted(quote, filter, name)).as(name)))
    .where((quote) => quote.and([...filterConditions(quote, filter), isAmong(search, matches)]))
    .executeTakeFirstOrThrow();
  return numbersOf(totals, names);
}

/** Each by an index of its own, without a search: all views but two are of few quotes. */
export async function countEach<Name extends QuoteCount>(
  db: Kysely<Tables>,
  filter: QuoteFilter,
  which: readonly Name[],
): Promise<Record<Name, number>> {
  const totals = await db
    .selectNoFrom((none) =>
      which.map((name) =>
        (none.selectFrom('quotes') as SelectQueryBuilder<Tables, 'quotes', object>)
          .select(({ fn }) => fn.countAll().as('total'))
          .where((quote) => quote.and([...filterConditions(quote, filter), ...isCounted(quote, filter, name)]))
          .as(name),
      ),
    )
    .executeTakeFirstOrThrow();
  return numbersOf(totals, which);
}

/**
 * Of a search that finds many: the index of words counts its matches, and only those quotes are looked at that are in a smaller view or, merged
 * or suspicious, not among everything.
 */
async function countMany(
  db: Kysely<Tables>,
  search: QuoteSearch,
  filter: QuoteFilter,
  sought: readonly SoughtWord[],
): Promise<QuoteCounts> {
  const smaller = names.filter((name) => name !== 'everything');
  const totals = await db
    .selectFrom('quotes')
    .select((quote) => [
      ...smaller.map((name) => countIf(quote, [quote('mergedInto', 'is', null), ...isCounted(quote, filter, name)]).as(name)),
      sql<number>`(select count(*) from (${search.matching(sought)}) as matches)`.as('all'),
      quote.fn
        .countAll<number>()
        .filterWhere(quote.or([quote('mergedInto', 'is not', null), quote('suspicious', '=', 1)]))
        .as('apart'),
    ])
    .where((quote) => quote.or([quote('mergedInto', 'is not', null), ...smaller.map((name) => quote.and(isCounted(quote, filter, name)))]))
    .where(search.isMatching(sought, true))
    .executeTakeFirstOrThrow();
  const { all, apart, ...counts } = numbersOf(totals, [...smaller, 'all', 'apart']);
  return { ...(counts as QuoteCounts), everything: all - apart };
}

const isCounted = (quote: Quote, filter: QuoteFilter, name: QuoteCount): Condition[] =>
  name === 'overdue' ? [quote('suspicious', '=', 0), ...isOverdue(quote, filter.overdueBefore)] : inView(quote, { ...filter, view: name });

const countIf = (quote: Quote, conditions: Condition[]) => quote.fn.countAll<number>().filterWhere(quote.and(conditions));

/** Counts of PostgreSQL are wider than a number, and arrive as text. */
const numbersOf = <Name extends string>(totals: Totals | object, which: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(which.map((name) => [name, Number((totals as Totals)[name])])) as Record<Name, number>;
