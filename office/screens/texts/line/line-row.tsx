import { Link } from '@tanstack/react-router';
import { CircleAlert, Clock } from 'lucide-react';
import { memo, useId } from 'react';
import { directionOf, type Locale, siteLocales } from '#contract/locales';
import type { LocalizedLine, TextLine } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { isMissing, isOlder } from '#contract/texts/line-states';
import { useLocale, useText } from '../../../content/use-text.ts';
import { Chip } from '../../../parts/buttons/chip.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import type { Fits } from '../preview/fits.ts';
import { useLanguages } from '../use-languages.ts';
import { draftedValue, fittingValue, idOf, newestOf, problemOfValue, publishedValue } from '../values/values.ts';
import { LineField } from './line-field.tsx';
import styles from './line-row.module.css';
import { LineText } from './line-text.tsx';

export interface LineRowProps {
  name: string;
  line: TextLine;
  /** The name of the line. */
  label: string;
  /** The language whose field was opened; undefined while none is. */
  open: Locale | undefined;
  /** Is looked for, and marked. */
  words?: string | undefined;
  fits?: Fits | undefined;
  /** Leads to the page that it stands on. */
  hasLink?: boolean;
  onOpen(name: string, path: string, locale: Locale): void;
  onLeave(name: string, path: string, locale: Locale): void;
  onNext(name: string, path: string, locale: Locale): void;
}

/** A line in both languages: to be read, and where it is open to be written. */
export const LineRow = memo(function LineRow({ name, line, label, open, words, fits, hasLink, onOpen, onLeave, onNext }: LineRowProps) {
  const text = useText('texts');
  const dateFormats = useDateFormats();
  const labelId = useId();
  const languages = useLanguages();
  const language = useLocale();
  const all = siteLocales.map((locale) => line.byLocale[locale]);
  const publishedAt = newestOf(all.map((own) => own.publishedAt));
  const isDraft = all.some(({ draft }) => draft !== null);
  const isHeadline = typeof all[0]?.original === 'object' && 'highlight' in all[0].original;
  return (
    <li className={`grid border-b-hair ${styles.row}`} data-open={open !== undefined || undefined} aria-labelledby={labelId}>
      <div className={`row flex-wrap text-2xs ${styles.label}`}>
        <b className="font-600" id={labelId}>
          {hasLink ? (
            <Link
              to="/texts"
              search={{ text: name, section: line.path.split('/')[0], line: idOf(name, line.path, languages[0] ?? language) }}
              className={styles.link}
            >
              {label}
            </Link>
          ) : (
            label
          )}
        </b>
        {isHeadline && <span className="text-quiet">{text.isHeadline}</span>}
        {publishedAt && <span className="text-quiet">{fillSentence(text.publicSince, { day: dateFormats.day(publishedAt) })}</span>}
        {isDraft && <Chip variant="on">{text.draft}</Chip>}
      </div>
      {languages.map((locale) => (
        <div key={locale} className={styles.cell} data-locale={locale}>
          {open === undefined ? (
            <LineButton
              name={name}
              line={line}
              locale={locale}
              label={label}
              words={words}
              onOpen={() => onOpen(name, line.path, locale)}
            />
          ) : (
            <LineField
              {...{ name, line, locale, label }}
              hasFocus={open === locale}
              fit={fits?.get(idOf(name, line.path, locale))}
              onLeave={() => onLeave(name, line.path, locale)}
              onNext={() => onNext(name, line.path, locale)}
            />
          )}
        </div>
      ))}
    </li>
  );
});

interface LineButtonProps extends Pick<LineRowProps, 'name' | 'line' | 'label' | 'words'> {
  locale: Locale;
  onOpen(): void;
}

/** A line in one language, to be read; pressing it writes it. */
function LineButton({ name, line, locale, label, words, onOpen }: LineButtonProps) {
  const text = useText('texts');
  const language = useLocale();
  const own = line.byLocale[locale];
  const drafted = fittingValue(draftedValue(own), own.original);
  const problem = own.draft && problemOfValue(line, locale, own.draft.value);
  return (
    <button
      type="button"
      className={`w-full wrap-anywhere ${styles.text}`}
      lang={locale}
      dir={directionOf(locale)}
      data-line={idOf(name, line.path, locale)}
      data-wrong={problem ? true : undefined}
      onClick={onOpen}
    >
      <span className="visually-hidden" lang={language}>
        {fillSentence(text.field.label[locale], { name: label })}:{' '}
      </span>
      <LineText locale={locale} value={drafted} published={own.draft ? publishedValue(own) : undefined} words={words} />
      <State own={own} line={line} locale={locale} language={language} isWrong={Boolean(problem)} />
    </button>
  );
}

interface StateProps {
  own: LocalizedLine;
  line: TextLine;
  locale: Locale;
  language: Locale;
  isWrong: boolean;
}

/** Says what is to be looked at in a line of a language. */
function State({ own, line, locale, language, isWrong }: StateProps) {
  const { states } = useText('texts');
  const isUntranslated = isMissing(locale, draftedValue(own), own.original);
  const isOutdated = !own.draft && isOlder(locale, (other) => line.byLocale[other].publishedAt);
  const state = isWrong ? states.wrong : isUntranslated ? states.missing[locale] : isOutdated ? states.older[locale] : undefined;
  const isEmpty = state === undefined && draftedValue(own) === '';
  if (isEmpty)
    return (
      <small className="text-2xs text-quiet" lang={language}>
        {states.empty}
      </small>
    );
  if (state === undefined) return null;
  const Sign = isOutdated && !isWrong && !isUntranslated ? Clock : CircleAlert;
  return (
    <small
      className={`flex items-center gap-1.5 text-2xs font-550 ${styles.state}`}
      data-calm={Sign === Clock || undefined}
      lang={language}
    >
      <Sign className="icon size-3.5" aria-hidden />
      {state}
    </small>
  );
}
