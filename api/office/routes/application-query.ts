import { ApplicationQuery, BoardQuery } from '#contract/office/applications';
import { z } from '#contract/zod';
import { asList, flag, limit } from '../../http/query-values.ts';

const rating = z.coerce.number().pipe(z.int().min(1).max(5)).optional();

const { state, assignee } = ApplicationQuery.shape;

/** The queries as they stand in a URL, where everything is text. */
export const ApplicationListQuery = ApplicationQuery.extend({
  state: z.preprocess(asList, state),
  assignee: z.preprocess(asList, assignee),
  rating,
  untold: flag,
  suspicious: flag,
  limit: limit(ApplicationQuery.shape.limit),
});

export const ApplicationBoardQuery = BoardQuery.extend({ assignee: z.preprocess(asList, assignee), rating });
