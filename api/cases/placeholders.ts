import { brand } from '#brand';
import type { Locale } from '#contract/locales';
import { readCompany } from '../company/company.ts';
import type { MailContext } from '../settings.ts';
import type { Colleague, Work } from '../store/work.ts';

/** Returns what every template may say of its writer and the company. */
export async function sharedPlaceholders(
  { repositories, actor, now }: Work<Colleague>,
  { texts, settings }: MailContext,
  locale: Locale,
): Promise<Record<'myName' | 'company' | 'phone' | 'date', string>> {
  const { name, phone } = (await readCompany(repositories, settings)).brands[locale];
  const format = new Intl.DateTimeFormat(texts[locale].format, { timeZone: brand.timeZone, dateStyle: 'long' });
  return { myName: actor.name, company: name, phone: phone.label, date: format.format(now) };
}

/** Minutes, in words. */
export const minutesInWords = ({ texts }: Pick<MailContext, 'texts'>, locale: Locale, minutes: number): string =>
  new Intl.NumberFormat(texts[locale].format, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** A day and its time, as people read them where the company is. */
export const whenInWords = ({ texts }: Pick<MailContext, 'texts'>, locale: Locale, at: string): string =>
  new Intl.DateTimeFormat(texts[locale].format, { timeZone: brand.timeZone, dateStyle: 'full', timeStyle: 'short' }).format(new Date(at));
