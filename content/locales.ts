import type { Locale } from '#contract/locales';

interface LocaleFormats {
  /** The language calls itself this. */
  name: string;
  /** The tag for `Intl`: its dates, numbers and lists. Digits are Western in every language, as Jordanian newspapers, banks and shops write them. */
  format: string;
  /** The tag of the Open Graph protocol. */
  openGraph: string;
}

export const localeFormats: Record<Locale, LocaleFormats> = {
  en: { name: 'English', format: 'en-GB', openGraph: 'en_GB' },
  ar: { name: 'العربية', format: 'ar-JO-u-nu-latn', openGraph: 'ar_JO' },
};
