import { periodNames } from '#contract/office/figures/period-names';
import { z } from '#contract/zod';

/** Reads the period in the address; whatever is not understood is left out. */
export const FiguresSearch = z.object({
  period: z.enum(periodNames).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type FiguresSearch = z.infer<typeof FiguresSearch>;
