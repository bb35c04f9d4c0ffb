import { useSyncExternalStore } from 'react';
import { directionOf, type Locale, localizedPath } from '#contract/locales';
import type { TextLine } from '#contract/office/texts';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { fillSentence } from '#contract/text/fill-sentence';
import { plainText } from '#contract/texts/lines';
import { company } from '../../../content/company.ts';
import { useText } from '../../../content/use-text.ts';
import { pageOf } from '../places/places.ts';
import { typedLines } from '../typed-lines.ts';
import { useLanguages } from '../use-languages.ts';
import { draftedValue, idOf } from '../values/values.ts';
import styles from './search-result.module.css';

/** Characters of a page's title and description that search engines have room for. */
const room = { title: 60, description: 155 } as const;

/** A page as search engines list it, in both languages, as it is written at this moment. */
export function SearchResult({ name, lines }: { name: string; lines: readonly TextLine[] }) {
  const languages = useLanguages();
  const { searchResult: text } = useText('texts');
  return (
    <div className={`grid ${styles.results}`}>
      {languages.map((locale) => (
        <section key={locale} className="min-w-0" aria-label={text.label[locale]}>
          <Listed name={name} lines={lines} locale={locale} />
        </section>
      ))}
    </div>
  );
}

function Listed({ name, lines, locale }: { name: string; lines: readonly TextLine[]; locale: Locale }) {
  const { searchResult: text } = useText('texts');
  const typed = useSyncExternalStore(typedLines.subscribe, typedLines.all);
  const { host, placeholders } = company();
  const written = (field: keyof typeof room): string => {
    const path = `metadata/${field}`;
    const line = lines.find((one) => one.path === path);
    if (!line) return '';
    const value = typed.get(idOf(name, path, locale))?.value ?? draftedValue(line.byLocale[locale]);
    return fillPlaceholders(plainText(value), placeholders[locale]);
  };
  const [title, description] = [written('title'), written('description')];
  return (
    <>
      <div className={styles.result} lang={locale} dir={directionOf(locale)}>
        <span className={styles.address} dir="ltr">
          {host}
          {localizedPath(pageOf(name) ?? '/', locale).replace(/^\/$/, '')}
        </span>
        <span className={styles.title}>{cutAt(title, room.title)}</span>
        <span className={styles.description}>{cutAt(description, room.description)}</span>
      </div>
      <p className={`row flex-wrap text-2xs text-quiet ${styles.counts}`}>
        {(['title', 'description'] as const).map((field) => {
          const { length } = field === 'title' ? title : description;
          return (
            <span key={field} data-over={length > room[field] || undefined}>
              {fillSentence(text[field], { count: length, room: room[field] })}
            </span>
          );
        })}
      </p>
    </>
  );
}

/** As search engines cut it: behind a whole word. */
function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
