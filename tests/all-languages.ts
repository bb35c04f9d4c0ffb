// What the code can do is tested in every language that there are texts in, whichever of them this site is in.
import { type Locale, locales, siteLocales } from '#contract/locales';

(siteLocales as Locale[]).splice(0, siteLocales.length, ...locales);
