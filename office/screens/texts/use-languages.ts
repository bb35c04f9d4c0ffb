import { type Locale, siteLocales } from '#contract/locales';
import { useLocale } from '../../content/use-text.ts';

/** The languages of the site, that of the person first: Arabic stands on the right in either. */
export function useLanguages(): readonly Locale[] {
  const own = useLocale();
  return siteLocales.toSorted((one, other) => Number(other === own) - Number(one === own));
}
