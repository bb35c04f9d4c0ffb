import { workingWeek } from '#brand/week';
import type { WeekDay } from '#contract/time/week';
import { readCompany } from '../../../company/company.ts';
import type { ApiSettings } from '../../../settings.ts';
import type { Repositories } from '../../../store/open-store.ts';
import { calendarDay } from '../../../time/company-time.ts';

/** Returns the day where the company is, and the day with which its working week begins: weeks of figures begin with it too. */
export async function companyCalendar(
  repositories: Pick<Repositories, 'company'>,
  settings: ApiSettings,
  now: Date,
): Promise<{ today: string; firstDay: WeekDay }> {
  const { brands } = await readCompany(repositories, settings);
  return { today: calendarDay(now), firstDay: workingWeek(brands.en.hours.days).first };
}
