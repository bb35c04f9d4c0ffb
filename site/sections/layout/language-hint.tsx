import { X } from 'lucide-react';
import { directionOf, type Locale, locales, localizedPath } from '#contract/locales';
import { content } from '#site/content/content.ts';
import styles from './language-hint.module.css';

interface LanguageHintProps {
  /** The page that is open: its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
}

/** One line below the bar, in the other language: this page is there in yours. scripts/language-hint.ts shows it to whom it may concern. */
export function LanguageHint({ path, locale }: LanguageHintProps) {
  return locales
    .filter((other) => other !== locale)
    .map((other) => {
      const { available, dismiss } = content('navigation', other).languageHint;
      return (
        <aside
          key={other}
          className={`no-print ${styles.hint}`}
          lang={other}
          dir={directionOf(other)}
          aria-label={available}
          data-language-hint
          hidden
        >
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
