import { shownOfferStates } from '#contract/offers/offer-states';
import { z } from '#contract/zod';

/** Reads the list's address; what makes no sense is left out. */
export const OffersSearch = z.object({
  search: z.coerce.string().max(200).optional().catch(undefined),
  state: z.array(z.enum(shownOfferStates)).optional().catch(undefined),
});
export type OffersSearch = z.infer<typeof OffersSearch>;
