import { localeFormats } from '#content/locales';
import type { QuoteDetail } from '#contract/office/quotes';
import { firstNameOf } from '#contract/text/first-name';
import type { PlaceholderValues } from '#contract/text/template-placeholders';
import { company } from '../../content/company.ts';

/** Returns what the placeholders of a template are filled with, in the language of the mail. */
export function placeholderValues(
  { fullName, reference, country, locale }: Pick<QuoteDetail, 'fullName' | 'reference' | 'country' | 'locale'>,
  writer: string,
): PlaceholderValues {
  const { timeZone, [locale]: facts } = company();
  return {
    firstName: firstNameOf(fullName),
    fullName,
    reference,
    country,
    myName: writer,
    company: facts.name,
    phone: facts.phone,
    date: new Intl.DateTimeFormat(localeFormats[locale].format, { dateStyle: 'long', timeZone }).format(new Date()),
  };
}
