import { FiguresQuery } from '#contract/office/figures/figures';
import { periodNames } from '#contract/office/figures/periods';
import { z } from '#contract/zod';

/** Reads the period in the address; whatever is not understood is left out. */
export const FiguresSearch = z.object({
  period: z.enum(periodNames).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type FiguresSearch = z.infer<typeof FiguresSearch>;

/** The same as the API takes it; undefined while own days are incomplete. */
export const queryOf = ({ period, from, to }: FiguresSearch): FiguresQuery | undefined =>
  FiguresQuery.safeParse(period === 'own' ? { period, from, to } : { period }).data;
