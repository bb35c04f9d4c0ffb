import type { ListQuery } from '../../data/cases/quote-cache.ts';
import { withoutEmpty } from '../../list/without-empty.ts';
import type { QuoteSearch } from './quote-search.ts';

/** The query of an address, with everything that it leaves out; empty filters are none. */
export const queryOf = ({
  view = 'waiting',
  sort = 'turn',
  search,
  state,
  assignee,
  country,
  page,
  campaign,
  source,
  locale,
  overdue,
  received,
  receivedFrom,
  receivedTo,
}: QuoteSearch): ListQuery => ({
  view,
  sort,
  ...withoutEmpty({
    search: search?.trim(),
    state,
    assignee,
    country,
    page,
    campaign,
    source,
    locale,
    overdue,
    received,
    receivedFrom,
    receivedTo,
  }),
});

/** The address of a query: what goes without saying is left out. */
export function searchOf({ view, sort, ...filters }: ListQuery): QuoteSearch {
  return { ...filters, ...(view !== 'waiting' && { view }), ...(sort !== 'turn' && { sort }) };
}

export const isFiltered = ({ view, sort, ...filters }: ListQuery): boolean => Object.keys(filters).length > 0;

/** Whether two queries show the same. */
export const isSameQuery = (one: ListQuery, other: ListQuery): boolean => canonical(one) === canonical(other);
const canonical = (query: ListQuery) => JSON.stringify(Object.entries(queryOf(searchOf(query))).toSorted());
