import { z } from '#contract/zod';
import type { HistoryFilters } from '../../data/company/history.ts';

export const areas = [
  ...(['quote', 'application', 'review', 'mail', 'template', 'job', 'client', 'office', 'entry', 'text'] as const),
  ...(['company', 'person', 'account', 'privacy'] as const),
] as const;
export const periods = ['day', 'week', 'month', 'year', 'always', 'own'] as const;
export type Period = (typeof periods)[number];

/** Reads the filters in the address; whatever is not understood is left out. */
export const HistorySearch = z.object({
  search: z.string().max(200).optional().catch(undefined),
  actor: z.string().max(64).optional().catch(undefined),
  area: z.enum(areas).optional().catch(undefined),
  period: z.enum(periods).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type HistorySearch = z.infer<typeof HistorySearch>;

export const defaultPeriod: Period = 'month';

const daysOf: Partial<Record<Period, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The same as the API takes it. `today` is a day of the company's time zone, YYYY-MM-DD. */
export function filtersOf({ search, actor, area, period = defaultPeriod, from, to }: HistorySearch, today: string): HistoryFilters {
  const days = daysOf[period];
  const range = period === 'own' ? { from, to } : days === undefined ? {} : { from: daysBefore(today, days - 1) };
  return { search: search || undefined, actorId: actor, area, ...range };
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
