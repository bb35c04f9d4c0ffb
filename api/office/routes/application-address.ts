import { ApplicationQuery, BoardQuery } from '#contract/office/applications';
import { z } from '#contract/zod';

/** A list that an address has once for each value, as in `state=new&state=reading`. */
const listed = (value: unknown) => (typeof value === 'string' ? [value] : value);
const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional();
const rating = z.coerce.number().pipe(z.int().min(1).max(5)).optional();

const { state, assignee } = ApplicationQuery.shape;

/** The queries as they stand in an address, where everything is text. */
export const ApplicationAddress = ApplicationQuery.extend({
  state: z.preprocess(listed, state),
  assignee: z.preprocess(listed, assignee),
  rating,
  untold: flag,
  suspicious: flag,
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const BoardAddress = BoardQuery.extend({ assignee: z.preprocess(listed, assignee), rating });
