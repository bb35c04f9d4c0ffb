import { ClientQuery } from '#contract/office/clients';
import { z } from '#contract/zod';

/** A list that an address has once for each value, as in `is=soon&is=private`. */
const listed = (value: unknown) => (typeof value === 'string' ? [value] : value);

const { named, category, is } = ClientQuery.shape;

/** The query as it stands in an address, where everything is text. */
export const ClientAddress = ClientQuery.extend({
  named: z.preprocess(listed, named),
  category: z.preprocess(listed, category),
  is: z.preprocess(listed, is),
  off: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
