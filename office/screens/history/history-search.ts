import { z } from '#contract/zod';

export const areas = [
  'quote',
  'application',
  'review',
  'contact',
  'mail',
  'template',
  'job',
  'client',
  'office',
  'member',
  'entry',
  'text',
  'company',
  'person',
  'account',
  'privacy',
] as const;
export const periods = ['day', 'week', 'month', 'year', 'always', 'own'] as const;
export type Period = (typeof periods)[number];

/** Reads the filters in the address; whatever is not understood is left out. */
export const HistorySearch = z.object({
  search: z.string().max(200).optional().catch(undefined),
  /** The id of a colleague, or all of them. */
  actor: z.string().max(64).optional().catch(undefined),
  area: z.enum(areas).optional().catch(undefined),
  period: z.enum(periods).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type HistorySearch = z.infer<typeof HistorySearch>;

/** Stands for all colleagues, where one could be. */
export const allColleagues = 'colleagues';

export const defaultPeriod: Period = 'month';
