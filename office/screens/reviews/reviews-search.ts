import { z } from '#contract/zod';

/** Reads the screen's address: the review that is looked at, and whether the rejected ones are. */
export const ReviewsSearch = z.object({
  review: z.string().optional().catch(undefined),
  list: z.literal('rejected').optional().catch(undefined),
});
export type ReviewsSearch = z.infer<typeof ReviewsSearch>;
