import { defaultLocale, type Locale, siteLocales } from '../locales.ts';
import type { JobState } from './job-states.ts';
import type { JobContent, JobText } from './jobs.ts';

/** Texts that a job has to have in each language that it is written in. */
const requiredTexts = ['jobTitle', 'location', 'summary'] as const;
const lists = ['responsibilities', 'qualifications'] as const;

export type JobField = 'closingDate' | `${Locale}.${(typeof requiredTexts)[number]}`;
/** `missing`: nothing is written there. `no-day`: the calendar has no such day. `past`: it was over yesterday. */
export type JobProblem = 'missing' | 'no-day' | 'past';

export const emptyJobText: JobText = { jobTitle: '', location: '', summary: '', responsibilities: [], qualifications: [] };
export const emptyJob: JobContent = { closingDate: '', en: emptyJobText, ar: emptyJobText };

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** As it becomes public: without space at the ends, and without empty lines. */
export function tidyJob({ closingDate, en, ar }: JobContent): JobContent {
  return { closingDate: closingDate.trim(), en: tidyText(en), ar: tidyText(ar) };
}

function tidyText(text: JobText): JobText {
  const lines = (list: readonly string[]) => list.map((line) => line.trim()).filter((line) => line !== '');
  return {
    jobTitle: text.jobTitle.trim(),
    location: text.location.trim(),
    summary: text.summary.trim(),
    responsibilities: lines(text.responsibilities),
    qualifications: lines(text.qualifications),
  };
}

export const isBegun = (text: JobText): boolean =>
  requiredTexts.some((name) => text[name].trim() !== '') || lists.some((name) => text[name].some((line) => line.trim() !== ''));

const isComplete = (text: JobText): boolean => requiredTexts.every((name) => text[name].trim() !== '');

/** The languages in which a job can be read. */
export const completeLanguages = (content: JobContent): Locale[] => siteLocales.filter((locale) => isComplete(content[locale]));

/** Counts how much the text in one language lacks of what the other says: texts, and lines of lists. 0 as long as nothing is written in it. */
export function missingLines(content: JobContent, locale: Locale): number {
  const [text, other] = [tidyText(content[locale]), tidyText(content[locale === 'en' ? 'ar' : 'en'])];
  if (!isBegun(text)) return 0;
  const texts = requiredTexts.filter((name) => text[name] === '').length;
  return lists.reduce((sum, name) => sum + Math.max(0, other[name].length - text[name].length), texts);
}

/**
 * What keeps a job from being public. A language that is begun has to be complete; one of the two is enough.
 *
 * @param today YYYY-MM-DD where the company is
 */
export function problemsOfJob(content: JobContent, today: string): Partial<Record<JobField, JobProblem>> {
  const problems: Partial<Record<JobField, JobProblem>> = {};
  const begun = siteLocales.filter((locale) => isBegun(content[locale]));
  const needed: readonly Locale[] = begun.length > 0 ? begun : [defaultLocale];
  for (const locale of needed)
    for (const name of requiredTexts) if (content[locale][name].trim() === '') problems[`${locale}.${name}`] = 'missing';
  const day = content.closingDate.trim();
  if (day === '') problems.closingDate = 'missing';
  else if (!isDay(day)) problems.closingDate = 'no-day';
  else if (day < today) problems.closingDate = 'past';
  return problems;
}

interface JobDates {
  publishedAt: string | null;
  closingDate: string;
  closedAt: string | null;
  archivedAt: string | null;
}

/**
 * @param now ISO 8601
 * @param today YYYY-MM-DD where the company is
 */
export function jobStateAt({ publishedAt, closingDate, closedAt, archivedAt }: JobDates, now: string, today: string): JobState {
  if (archivedAt !== null) return 'archived';
  if (publishedAt === null || publishedAt > now) return 'draft';
  // Applications for a job whose closing day is no day are accepted (docs/decisions/0114).
  return closedAt !== null || (isDay(closingDate) && closingDate < today) ? 'closed' : 'open';
}

/** The name of a job: its title in a language, or in the other one. */
export const nameOfJob = ({ en, ar }: JobContent, locale: Locale = 'en'): string => {
  const titles = [en.jobTitle.trim(), ar.jobTitle.trim()];
  return (locale === 'ar' ? titles.toReversed() : titles).find(Boolean) ?? '';
};
