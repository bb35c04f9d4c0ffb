import type { HistoryFilters } from '../../data/company/history.ts';
import { allColleagues, defaultPeriod, type HistorySearch, type Period } from './history-search.ts';

const daysOf: Partial<Record<Period, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The same as the API takes it. `today` is a day of the company's time zone, YYYY-MM-DD. */
export function filtersOf({ search, actor, area, period = defaultPeriod, from, to }: HistorySearch, today: string): HistoryFilters {
  const days = daysOf[period];
  const range = period === 'own' ? { from, to } : days === undefined ? {} : { from: daysBefore(today, days - 1) };
  const who = actor === allColleagues ? { colleagues: true as const } : { actorId: actor };
  return { search: search || undefined, ...who, area, ...range };
}

function daysBefore(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
