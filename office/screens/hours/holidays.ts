import { dayLater } from '#contract/hours/hours-exceptions';

export type HolidayName = 'ramadan' | 'eidAlFitr' | 'eidAlAdha';
interface Holiday {
  name: HolidayName;
  from: string;
  to: string;
}

/** In the Islamic calendar: month, first day, and days; a month of fasting has 29 or 30. */
const rules: Record<HolidayName, { month: number; day: number; days?: number }> = {
  ramadan: { month: 9, day: 1 },
  eidAlFitr: { month: 10, day: 1, days: 4 },
  eidAlAdha: { month: 12, day: 9, days: 5 },
};
const names = Object.keys(rules) as HolidayName[];

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });

function islamicDate(day: string): { month: number; day: number } {
  const parts = new Map(format.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, Number(value)]));
  return { month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 };
}

/** The next of each holiday that is not over, by the Umm al-Qura calendar: the moon may still move it by a day. */
export function nextHolidays(today: string): Holiday[] {
  const found = names.flatMap((name): Holiday[] => {
    const { month, day, days } = rules[name];
    // One that has begun a month ago may still last.
    for (let from = dayLater(today, -31); from < dayLater(today, 370); from = dayLater(from, 1)) {
      const date = islamicDate(from);
      if (date.month !== month || date.day !== day) continue;
      const length = days ?? (islamicDate(dayLater(from, 29)).month === month ? 30 : 29);
      const to = dayLater(from, length - 1);
      if (to >= today) return [{ name, from, to }];
    }
    return [];
  });
  return found.toSorted((one, other) => one.from.localeCompare(other.from));
}
