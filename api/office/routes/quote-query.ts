import { QuoteQuery } from '#contract/office/quotes';
import { z } from '#contract/zod';
import { asList, flag, limit } from '../../http/query-values.ts';

const { state, assignee, country } = QuoteQuery.shape;

/** The query as it stands in a URL, where everything is text. */
export const QuoteListQuery = QuoteQuery.extend({
  state: z.preprocess(asList, state),
  assignee: z.preprocess(asList, assignee),
  country: z.preprocess(asList, country),
  overdue: flag,
  limit: limit(QuoteQuery.shape.limit),
});
