import { localeFormats } from '#content/locales';
import { type Locale, localizedPath, siteLocales } from '#contract/locales';

interface LanguageSwitchProps {
  /** The page that is open: its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
  className?: string | undefined;
}

/** The same page in the other language, named in that language. scripts/language-switch.ts brings along what was typed and the hash. */
export function LanguageSwitch({ path, locale, className }: LanguageSwitchProps) {
  return siteLocales
    .filter((other) => other !== locale)
    .map((other) => (
      <a key={other} className={className} href={localizedPath(path, other)} lang={other} hrefLang={other} data-language-switch>
        {localeFormats[other].name}
      </a>
    ));
}
