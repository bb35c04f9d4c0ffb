import { SlotName } from '#contract/pictures';
import { z } from '#contract/zod';

export const PicturesSearch = z.object({
  /** The slot that is open. */
  slot: SlotName.optional().catch(undefined),
  /** Only own pictures. */
  own: z.literal(true).optional().catch(undefined),
});
