import { Fragment, type ReactNode } from 'react';
import type { Locale } from '#contract/locales';
import type { LineValue } from '#contract/texts/changed-texts';
import { company } from '../../../content/company.ts';
import { Difference } from '../../../parts/texts/difference.tsx';
import { readable } from '../values/values.ts';
import styles from './line-text.module.css';

interface LineTextProps {
  locale: Locale;
  value: LineValue;
  /** Visitors read this, with which it is compared. */
  published?: LineValue | undefined;
  /** Is looked for, and marked. */
  words?: string | undefined;
}

/** Shows a line as visitors read it, with the company's facts filled in; a draft with the words that it changes. */
export function LineText({ locale, value, published, words }: LineTextProps) {
  const facts = company().placeholders[locale];
  const [before, after] = [readable(published ?? value, locale), readable(value, locale)];
  if (before !== after) return <Difference before={before} after={after} />;
  const shown = (text: string) => <Words text={text} facts={facts} words={words} />;
  if (typeof value === 'string') return shown(value);
  if ('highlight' in value)
    return (
      <>
        {value.before && shown(value.before)}
        <span className={styles.highlight}>{shown(value.highlight)}</span>
        {value.after && shown(value.after)}
      </>
    );
  return Object.entries(value).map(([category, text], index) => (
    <Fragment key={category}>
      {index > 0 && <span className="text-quiet"> · </span>}
      {shown(text)}
    </Fragment>
  ));
}

interface WordsProps {
  text: string;
  facts: Readonly<Record<string, string>>;
  words: string | undefined;
}

/** Tells what is filled in from what is written. */
function Words({ text, facts, words }: WordsProps): ReactNode {
  return text.split(/(\{\w+\})/).map((part, index) => {
    const key = `${index}-${part}`;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // Some facts are empty in a language: the beginning of a headline, say.
    if (name !== undefined && facts[name] === '') return null;
    if (name !== undefined)
      return (
        <span key={key} className={styles.placeholder} title={part}>
          <Found text={facts[name] ?? part} words={words} />
        </span>
      );
    return (
      <Fragment key={key}>
        <Found text={part} words={words} />
      </Fragment>
    );
  });
}

function Found({ text, words }: { text: string; words: string | undefined }): ReactNode {
  if (!words) return text;
  const parts: ReactNode[] = [];
  const [all, wanted] = [text.toLowerCase(), words.toLowerCase()];
  let end = 0;
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, end)) {
    parts.push(text.slice(end, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    end = at + wanted.length;
  }
  return [...parts, text.slice(end)];
}
