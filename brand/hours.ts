import type { CompanyFields } from '#contract/company';
import { type OpenInterval, type WeekHours, weekOf } from '#contract/hours/week-hours';
import type { WeekDay } from '#contract/time/week';

interface Text {
  en: string;
  ar?: string | undefined;
}
type HoursByDay = Partial<Record<WeekDay, OpenInterval[] | undefined>>;

/** The hours as brand.config.ts has them; their schema (hours-schema.ts) explains each field. */
export interface HoursConfig {
  label?: Text | undefined;
  otherwise?: Text | undefined;
  weekStartsOn: WeekDay;
  workingDays?: readonly WeekDay[] | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
  week?: HoursByDay | undefined;
  exceptions?: readonly { from: string; to: string; name: Text; week?: HoursByDay | undefined }[] | undefined;
}

export const wholeWeek = (days: HoursByDay): WeekHours =>
  weekOf((day) => (days[day] ?? []).map(({ opens, closes }) => ({ opens, closes })));

export const wholeExceptions = (exceptions: HoursConfig['exceptions'] = []) =>
  exceptions.map(({ week: days, ...rest }) => ({ ...rest, week: days ? wholeWeek(days) : null }));

/** Returns what the Office can change of the hours, as it is configured. */
export function configuredHours({ label, otherwise, workingDays, opens, closes, week: days, exceptions }: HoursConfig) {
  const everyDay: OpenInterval[] = opens !== undefined && closes !== undefined ? [{ opens, closes }] : [];
  return {
    weekHours: days ? wholeWeek(days) : weekOf((day: WeekDay) => (workingDays?.includes(day) ? everyDay : [])),
    hoursLabel: label ?? null,
    hoursOtherwise: otherwise ?? null,
    hoursExceptions: wholeExceptions(exceptions),
  } satisfies Partial<CompanyFields>;
}
