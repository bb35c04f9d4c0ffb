import { directionOf, type Locale, siteLocales } from '#contract/locales';
import styles from './hours.module.css';

/** Shows what visitors read, in each language. */
export function PublicWords({ label, linesIn }: { label: string; linesIn(locale: Locale): readonly string[] }) {
  return (
    <div className={`grid gap-1 rounded-2 bg-well ${styles.words}`}>
      <p className="text-quiet text-2xs">{label}</p>
      {siteLocales.map((locale) => (
        <p key={locale} lang={locale} dir={directionOf(locale)} className="text-heading text-xs wrap-anywhere">
          {linesIn(locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
