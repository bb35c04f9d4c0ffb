import { brandFacts } from '#brand/facts';
import { workingWeek } from '#brand/week';
import { localeFormats } from '#content/locales';
import type { Locale } from '#contract/locales';
import { companyIn } from './company.ts';
import { ordinaryHours } from './hours.ts';
import { hoursTextsIn, unfilledText } from './texts.ts';

/**
 * What texts can say about the company: `{city}` in a file of content/ is `city` here. A text with a fact that the company may leave out has a key
 * of its own, which the page leaves out too.
 */
export function companyFacts(locale: Locale): Record<string, string> {
  const company = companyIn(locale);
  const { office, hours } = company;
  const { full, holiday } = unfilledText('days', locale);
  const { first, last, dayOff } = workingWeek(hours.days);
  return {
    ...brandFacts(company),
    hours: ordinaryHours(locale).join(hoursTextsIn(locale).separator),
    firstDay: full[first],
    lastDay: full[last],
    dayOff: dayOff === undefined ? holiday : full[dayOff],
    ...(office.districts && {
      district: office.districts[0],
      districts: new Intl.ListFormat(localeFormats[locale].format).format(office.districts),
    }),
  };
}
