import { localeFormats } from '#content/locales';
import type { ApplicationDetail } from '#contract/office/applications';
import { firstNameOf } from '#contract/text/first-name';
import type { PlaceholderValues } from '#contract/text/template-placeholders';
import { company } from '../../content/company.ts';

/** Returns what the placeholders of a template for applications are filled with, in the language of the mail. */
export function applicationPlaceholderValues(
  {
    fullName,
    reference,
    jobTitles,
    interview,
    statusUrl,
    locale,
  }: Pick<ApplicationDetail, 'fullName' | 'reference' | 'jobTitles' | 'interview' | 'statusUrl' | 'locale'>,
  writer: string,
): PlaceholderValues {
  const { timeZone, [locale]: facts } = company();
  const format = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone, ...options }).format(at);
  const minutes = new Intl.NumberFormat(localeFormats[locale].format, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  return {
    firstName: firstNameOf(fullName),
    fullName,
    reference,
    job: jobTitles[locale],
    interview: interview ? format({ dateStyle: 'full', timeStyle: 'short' }, new Date(interview.at)) : '',
    place: interview?.place ?? '',
    duration: interview ? minutes.format(interview.minutes) : '',
    link: statusUrl,
    myName: writer,
    company: facts.name,
    phone: facts.phone,
    date: format({ dateStyle: 'long' }, new Date()),
  };
}
