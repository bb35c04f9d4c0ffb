import type { WeekDay } from '../time/week.ts';
import { shownExceptions } from './hours-exceptions.ts';
import { exceptionInWords, type HoursTexts, weekInWords } from './hours-words.ts';
import type { WeekHours } from './week-hours.ts';

/** The hours of a company as one language says them. */
interface CompanyHours {
  weekStartsOn: WeekDay;
  week: WeekHours;
  exceptions: readonly { from: string; to: string; name: string; week: WeekHours | null }[];
  /** As the company itself writes them. */
  label: string | undefined;
}

/** The hours of an ordinary week, a line for the days that have the same. */
export const hoursLines = ({ label, week, weekStartsOn }: CompanyHours, texts: HoursTexts): string[] =>
  label === undefined ? weekInWords(week, weekStartsOn, texts) : [label];

/** The same in one sentence. */
export const hoursInWords = (hours: CompanyHours, texts: HoursTexts): string => hoursLines(hours, texts).join(texts.separator);

/** Says what differs from them on this day or soon, a line for each exception. */
export const exceptionLines = ({ exceptions, weekStartsOn }: CompanyHours, texts: HoursTexts, today: string): string[] =>
  shownExceptions(exceptions, today).map((exception) => exceptionInWords(exception, weekStartsOn, texts));
