import { z } from '../zod.ts';

/** Counts offers, and sums them in the smallest unit of each currency. */
export const OfferFigures = z.object({
  open: z.array(z.object({ currency: z.string(), count: z.int(), total: z.int() })),
  /** Counts those of the last `acceptedDays` days. */
  accepted: z.array(z.object({ currency: z.string(), count: z.int(), total: z.int() })),
});
export type OfferFigures = z.infer<typeof OfferFigures>;
