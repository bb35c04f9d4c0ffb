import { type Locale, locales } from '#contract/locales';
import { useLocale } from '../../content/use-text.ts';

/** The languages of the texts, that of the person first: Arabic stands on the right in either. */
export function useLanguages(): readonly Locale[] {
  const own = useLocale();
  return own === locales[0] ? locales : [own, ...locales.filter((locale) => locale !== own)];
}
