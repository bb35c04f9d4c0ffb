import { z } from '#contract/zod';

export const PicturesSearch = z.object({
  /** The slot that is open. */
  slot: z.string().max(64).optional().catch(undefined),
  /** Only own pictures. */
  own: z.literal(true).optional().catch(undefined),
});
