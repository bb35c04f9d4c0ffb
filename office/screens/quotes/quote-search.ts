import { Locale } from '#contract/office/account';
import { receivedSearch } from '#contract/office/cases/received-days';
import { quoteSorts, quoteStates, quoteViews } from '#contract/office/quote-states';
import { z } from '#contract/zod';

const list = z.array(z.string()).optional().catch(undefined);

/** Reads the list's address; what makes no sense is left out. */
export const QuoteSearch = z.object({
  view: z.enum(quoteViews).optional().catch(undefined),
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(quoteStates)).optional().catch(undefined),
  assignee: list,
  country: list,
  page: list,
  campaign: list,
  source: list,
  locale: z.array(Locale).optional().catch(undefined),
  ...receivedSearch,
  overdue: z.boolean().optional().catch(undefined),
  sort: z.enum(quoteSorts).optional().catch(undefined),
  layout: z.enum(['table']).optional().catch(undefined),
  /** A quote is being taken down. */
  call: z.literal(true).optional().catch(undefined),
  /** The quote that is open is being merged into another one. */
  merge: z.literal(true).optional().catch(undefined),
  /** The address of whoever called is being entered for the quote that is open. */
  email: z.literal(true).optional().catch(undefined),
  /** The price offer that is open, or `new`. */
  offer: z.string().max(64).optional().catch(undefined),
  /** On a phone: rows are being selected. */
  select: z.literal(true).optional().catch(undefined),
});
export type QuoteSearch = z.infer<typeof QuoteSearch>;
