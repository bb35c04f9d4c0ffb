import { quoteSorts, quoteStates, quoteViews } from '#contract/office/quote-states';
import { z } from '#contract/zod';
import type { ListQuery } from '../../data/cases/quote-cache.ts';
import { withoutEmpty } from '../../list/without-empty.ts';

const list = z.array(z.string()).optional().catch(undefined);

/** Reads the list's address; what makes no sense is left out. */
export const QuoteSearch = z.object({
  view: z.enum(quoteViews).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(quoteStates)).optional().catch(undefined),
  assignee: list,
  country: list,
  overdue: z.boolean().optional().catch(undefined),
  sort: z.enum(quoteSorts).optional().catch(undefined),
  layout: z.enum(['table']).optional().catch(undefined),
  /** On a phone: rows are being selected. */
  select: z.literal(true).optional().catch(undefined),
});
export type QuoteSearch = z.infer<typeof QuoteSearch>;

/** The query of an address, with everything that it leaves out; empty filters are none. */
export const queryOf = ({ view = 'waiting', sort = 'turn', search, state, assignee, country, overdue }: QuoteSearch): ListQuery => ({
  view,
  sort,
  ...withoutEmpty({ search: search?.trim(), state, assignee, country, overdue }),
});

/** The address of a query: what goes without saying is left out. */
export function searchOf({ view, sort, ...filters }: ListQuery): QuoteSearch {
  return { ...filters, ...(view !== 'waiting' && { view }), ...(sort !== 'turn' && { sort }) };
}

export const isFiltered = ({ view, sort, ...filters }: ListQuery): boolean => Object.keys(filters).length > 0;

/** Whether two queries show the same. */
export const isSameQuery = (one: ListQuery, other: ListQuery): boolean => canonical(one) === canonical(other);
const canonical = (query: ListQuery) => JSON.stringify(Object.entries(queryOf(searchOf(query))).toSorted());
