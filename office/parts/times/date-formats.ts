import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';
import { wallTimeIn } from '#contract/time/wall-time';
import { company } from '../../content/company.ts';
import { useLocale } from '../../content/use-text.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Writes moments (ISO 8601) in words of a language, in the company's time zone, as seen at `now`. */
export function createDateFormats(locale: Locale, timeZone: string, now: () => Date) {
  const tag = localeFormats[locale].format;
  const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone, ...options });
  const day = { day: 'numeric', month: 'long' } as const;
  const time = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const weekday = formatter({ weekday: 'long' });
  const shortWeekday = formatter({ weekday: 'short' });
  const dayOfMonth = formatter({ day: 'numeric' });
  const shortDay = formatter(day);
  const shortDayOfYear = formatter({ ...day, year: 'numeric' });
  // From left to right in Arabic, too.
  const dayInFigures = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'numeric' });
  const longDay = formatter({ ...day, weekday: 'long' });
  const longDayOfYear = formatter({ ...day, weekday: 'long', year: 'numeric' });
  const wallTime = wallTimeIn(timeZone);
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });

  const dayOf = (moment: string | Date) => wallTime(new Date(moment)).day;
  const today = () => dayOf(now());
  const isOfThisYear = (moment: string) => dayOf(moment).slice(0, 4) === today().slice(0, 4);
  const ofYear = (moment: string, within: Intl.DateTimeFormat, beyond: Intl.DateTimeFormat) =>
    (isOfThisYear(moment) ? within : beyond).format(new Date(moment));

  return {
    /** YYYY-MM-DD. */
    dayOf,
    /** YYYY-MM-DD. */
    today,
    /** 09:40 */
    time: (moment: string) => time.format(new Date(moment)),
    /** Thursday */
    weekday: (moment: string) => weekday.format(new Date(moment)),
    /** Thu */
    shortWeekday: (moment: string) => shortWeekday.format(new Date(moment)),
    /** 26 */
    dayOfMonth: (moment: string) => dayOfMonth.format(new Date(moment)),
    /** 3 March; 3 March 2025 */
    day: (moment: string) => ofYear(moment, shortDay, shortDayOfYear),
    /** 30/11, where there is no room for more. */
    dayInFigures: (moment: string) => dayInFigures.format(new Date(moment)),
    /** Sunday 22 November */
    longDay: (moment: string) => ofYear(moment, longDay, longDayOfYear),
    /** Sunday 22 November, 09:40 */
    full: (moment: string) => `${ofYear(moment, longDay, longDayOfYear)}${locale === 'ar' ? '،' : ','} ${time.format(new Date(moment))}`,
    /** The less the longer ago: now, 12 minutes ago, 09:40, yesterday, Thursday, 3 March. */
    ago(moment: string): string {
      const elapsedMs = now().getTime() - Date.parse(moment);
      if (elapsedMs < minuteMs) return relative.format(0, 'second');
      if (elapsedMs < hourMs) return relative.format(-Math.floor(elapsedMs / minuteMs), 'minute');
      if (dayOf(moment) === today()) return time.format(new Date(moment));
      const daysAgo = Math.round((Date.parse(today()) - Date.parse(dayOf(moment))) / dayMs);
      if (daysAgo === 1) return relative.format(-1, 'day');
      return daysAgo < 7 ? weekday.format(new Date(moment)) : ofYear(moment, shortDay, shortDayOfYear);
    },
  };
}

export type DateFormats = ReturnType<typeof createDateFormats>;

/** By language and time zone. Formatters are slow to make, and every row of a list asks for them. */
const made = new Map<string, DateFormats>();

/** Moments in the person's language and the company's time zone. */
export function useDateFormats(): DateFormats {
  const locale = useLocale();
  const { timeZone } = company();
  const key = `${locale} ${timeZone}`;
  const dateFormats = made.get(key) ?? createDateFormats(locale, timeZone, () => new Date());
  made.set(key, dateFormats);
  return dateFormats;
}
