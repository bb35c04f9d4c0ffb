import { ClientQuery } from '#contract/office/clients';
import { z } from '#contract/zod';
import { asList, flag, limit } from '../../http/query-values.ts';

const { named, category, is } = ClientQuery.shape;

/** The query as it stands in a URL, where everything is text. */
export const ClientListQuery = ClientQuery.extend({
  named: z.preprocess(asList, named),
  category: z.preprocess(asList, category),
  is: z.preprocess(asList, is),
  off: flag,
  limit: limit(ClientQuery.shape.limit),
});
