import { type KeyboardEvent, useId, useRef } from 'react';
import { directionOf, type Locale } from '#contract/locales';
import { messageText } from '#contract/messages';
import type { TextLine } from '#contract/office/texts';
import { fillSentence } from '#contract/text/fill-sentence';
import { lengthOf, placeholdersIn, softLimit } from '#contract/texts/line-rules';
import { textsIn } from '#contract/texts/lines';
import { company } from '../../../content/company.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { FieldError } from '../../../parts/fields/field.tsx';
import { insertAtCursor } from '../../../parts/fields/marked-textarea.tsx';
import { NewerNotice } from '../../../parts/messages/newer-notice.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';
import { Difference } from '../../../parts/texts/difference.tsx';
import type { Fit } from '../preview/fits.ts';
import { spelledOut } from '../values/spelled-out.ts';
import { problemOfValue, publishedValue, readable, rulesOf } from '../values/values.ts';
import { FieldTools } from './field-tools.tsx';
import styles from './line-field.module.css';
import { LineInput } from './line-input.tsx';
import { isOfPicture, PictureLink } from './picture-link.tsx';
import { useLineDraft } from './use-line-draft.ts';

interface LineFieldProps {
  name: string;
  line: TextLine;
  locale: Locale;
  /** The name of the line. */
  label: string;
  /** It gets the focus when it is there. */
  hasFocus: boolean;
  /** Says that it does not fit its place on the page. */
  fit: Fit | undefined;
  onLeave(): void;
  /** Goes on to the line below. */
  onNext(): void;
}

/** A line in one language while it is written: kept by itself, with what keeps it from being published. */
export function LineField({ name, line, locale, label, hasFocus, fit, onLeave, onNext }: LineFieldProps) {
  const all = useText('texts');
  const { field: text } = all;
  const id = useId();
  const language = useLocale();
  const nameOf = useColleagueName();
  const own = line.byLocale[locale];
  const draft = useLineDraft({ name, path: line.path, locale }, own, text);
  const { value, newer, isDraft } = draft;
  const last = useRef<HTMLTextAreaElement>(null);
  const problem = problemOfValue(line, locale, draft.content);
  const [length, soft, { limit }] = [lengthOf(value), softLimit(spelledOut(own.original, locale), line.path), rulesOf(line, own)];
  const hasNoMark = typeof value !== 'string' && 'highlight' in value && value.highlight === '' && lengthOf(value) > 0;
  const isOneLine = !textsIn(own.original).some((one) => one.includes('\n'));
  const facts = company().placeholders[locale];
  const filledIn = placeholdersIn(value).filter((name) => facts[name]?.trim());
  const notes = [length > soft && !problem && text.long, fit && text.fits[fit]].filter((note) => typeof note === 'string');

  function onKeyDown(event: KeyboardEvent): void {
    const isPlain = !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const isNext = event.key === 'Enter' && isOneLine && event.target instanceof HTMLTextAreaElement;
    if (!isPlain || !(isNext || event.key === 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (isNext) onNext();
    else onLeave();
  }

  /** As if it had been typed. */
  function insert(words: string): void {
    const field = last.current;
    if (insertAtCursor(field, words) === undefined) return;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    // The menu gives the focus back to its button first.
    setTimeout(() => field?.focus(), 50);
  }

  return (
    <fieldset
      className="grid gap-1 content-start min-w-0 border-0"
      aria-label={fillSentence(text.label[locale], { name: label })}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) last.current = target;
      }}
    >
      {newer && (
        <NewerNotice text={text.newer} name={nameOf(newer.draft?.savedBy ?? '')} onTheirs={draft.takeTheirs} onMine={draft.keepMine} />
      )}
      <LineInput
        label={fillSentence(text.label[locale], { name: label })}
        describedBy={problem ? `${id}-problem ${id}-notes` : `${id}-notes`}
        {...{ draft, locale, hasFocus, isOneLine }}
        published={spelledOut(publishedValue(own), locale)}
        placeholders={line.placeholders}
        isWrong={problem !== undefined}
      />
      {problem && <FieldError id={`${id}-problem`} text={hasNoMark ? text.noMark : messageText(all.problems, problem)} />}
      <div className={`flex flex-wrap items-start text-2xs text-quiet ${styles.foot}`}>
        <div className={`flex flex-1 flex-wrap items-center ${styles.notes}`} id={`${id}-notes`}>
          <span className={length > soft ? styles.long : undefined}>{fillSentence(text.count, { count: length, limit })}</span>
          {filledIn.map((name) => (
            <span key={name}>{fillSentence(text.standsFor, { placeholder: `{${name}}`, value: facts[name]?.trim() ?? '' })}</span>
          ))}
          {notes.map((note) => (
            <span key={note} className={styles.long}>
              {note}
            </span>
          ))}
          {draft.phase === 'failed' && !newer && <span className="text-bad font-600">{text.notSaved}</span>}
        </div>
        {hasFocus && isOfPicture(line.path) && <PictureLink name={name} locale={locale} original={own.original} />}
        <FieldTools
          {...{ line, locale, isDraft }}
          canGoBack={own.published !== null && !draft.isAsWritten}
          onOriginal={draft.toOriginal}
          onDiscard={draft.discard}
          onInsert={insert}
        />
      </div>
      {isDraft && (
        <p className={`text-2xs text-quiet ${styles.published}`}>
          <span lang={language}>{text.published}</span>{' '}
          <bdi lang={locale} dir={directionOf(locale)}>
            <Difference before={readable(publishedValue(own), locale)} after={readable(value, locale)} side="before" />
          </bdi>
        </p>
      )}
    </fieldset>
  );
}
