import { localeFormats } from '#content/locales';
import type { ApplicationDetail } from '#contract/office/applications';
import { company } from '../../content/company.ts';
import type { PlaceholderValues } from '../../parts/mails/template-placeholders.ts';
import { firstNameOf } from '../../parts/texts/first-name.ts';

/** Returns what the placeholders of a template for applications are filled with, in the language of the mail. */
export function applicationPlaceholderValues(
  {
    fullName,
    reference,
    jobTitles,
    interviewAt,
    statusUrl,
    locale,
  }: Pick<ApplicationDetail, 'fullName' | 'reference' | 'jobTitles' | 'interviewAt' | 'statusUrl' | 'locale'>,
  writer: string,
): PlaceholderValues {
  const { timeZone, [locale]: facts } = company();
  const format = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone, ...options }).format(at);
  return {
    firstName: firstNameOf(fullName),
    fullName,
    reference,
    job: jobTitles[locale],
    interview: interviewAt === null ? '' : format({ dateStyle: 'full', timeStyle: 'short' }, new Date(interviewAt)),
    link: statusUrl,
    myName: writer,
    company: facts.name,
    phone: facts.phone,
    date: format({ dateStyle: 'long' }, new Date()),
  };
}
