import { QuoteQuery } from '#contract/office/quotes';
import { z } from '#contract/zod';

/** A list that an address has once for each value, as in `state=new&state=talk`. */
const listed = (value: unknown) => (typeof value === 'string' ? [value] : value);

const { state, assignee, country } = QuoteQuery.shape;

/** The query as it stands in an address, where everything is text. */
export const QuoteAddress = QuoteQuery.extend({
  state: z.preprocess(listed, state),
  assignee: z.preprocess(listed, assignee),
  country: z.preprocess(listed, country),
  overdue: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
