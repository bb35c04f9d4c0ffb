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
  const { name, shortName, legalName, tagline, headline, office, hours, phone, email, copyrightYear, claims, meaning } = companyIn(locale);
  const { full, holiday } = unfilledText('days', locale);
  const { first, last, dayOff } = workingWeek(hours.days);
  return {
    company: name,
    shortName,
    legalName,
    tagline,
    taglineStart: headline.before,
    taglineHighlight: headline.highlight,
    taglineEnd: headline.after,
    street: office.street,
    /** The beginning of the street, by which people look for the office. */
    building: office.street.split(/[,،]/)[0] ?? '',
    city: office.city,
    country: office.country,
    currency: office.currency,
    hours: ordinaryHours(locale).join(hoursTextsIn(locale).separator),
    phone: phone.label,
    email: email.label,
    copyrightYear: String(copyrightYear),
    firstDay: full[first],
    lastDay: full[last],
    dayOff: dayOff === undefined ? holiday : full[dayOff],
    ...(claims.clients !== undefined && { clients: String(claims.clients) }),
    ...(office.demonym && { demonym: office.demonym }),
    ...(office.districts && {
      district: office.districts[0],
      districts: new Intl.ListFormat(localeFormats[locale].format).format(office.districts),
    }),
    ...(meaning && { meaning: meaning.word, promise: meaning.promise, clientsDid: meaning.clients }),
  };
}
