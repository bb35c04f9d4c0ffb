import { localeFormats } from '#content/locales';
import { directionOf } from '#contract/locales';
import { useLanguages } from '../use-languages.ts';
import styles from './text-editor.module.css';

/** Over the lines: the names of the languages, each in itself. */
export const LanguageHeads = () => (
  <div className={`grid text-2xs text-quiet border-b-hair ${styles.heads}`} aria-hidden="true">
    {useLanguages().map((locale) => (
      <span key={locale} lang={locale} dir={directionOf(locale)}>
        {localeFormats[locale].name}
      </span>
    ))}
  </div>
);
