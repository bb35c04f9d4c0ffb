import { X } from 'lucide-react';
import { defaultLocale, type Locale, localizedPath, siteLocales } from '#contract/locales';
import { content } from '#site/content/content.ts';
import styles from './language-hint.module.css';

interface LanguageHintProps {
  /** The page that is open: its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
}

/**
 * On pages in the default language, for visitors who want another one: this page is there in yours. Hidden until scripts/language-hint.ts knows
 * that it concerns the visitor.
 */
export function LanguageHint({ path, locale }: LanguageHintProps) {
  if (locale !== defaultLocale) return null;
  return siteLocales
    .filter((other) => other !== locale)
    .map((other) => {
      const { available, dismiss } = content('navigation', other).languageHint;
      return (
        <aside key={other} className={`no-print ${styles.hint}`} lang={other} aria-label={available} data-language-hint hidden>
          <a href={localizedPath(path, other)} hrefLang={other} data-language-switch>
            {available}
          </a>
          <button type="button" aria-label={dismiss}>
            <X className="icon" />
          </button>
        </aside>
      );
    });
}
