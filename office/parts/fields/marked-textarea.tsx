import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './marked-textarea.module.css';

interface MarkedTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  /** The same text, letter by letter, with marks in it. */
  marks: ReactNode;
  /** Type and distances, which are those of text and marks. */
  textClass: string | undefined;
  marksClass?: string | undefined;
  onChange(value: string): void;
}

/** A text in which words are marked. It grows with what is written: the marks stand in a copy in its place, which gives it its height. */
export function MarkedTextarea({ value, marks, className, textClass, marksClass, lang, dir, onChange, ...rest }: MarkedTextareaProps) {
  return (
    <div className={classNames('grid', className)} lang={lang} dir={dir}>
      <div className={classNames('pointer-events-none', styles.marks, textClass, marksClass)} aria-hidden="true" dir={dir}>
        {marks}
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        className={classNames('w-full bg-none text-heading overflow-hidden focus-visible:outline-none', styles.text, textClass)}
        dir={dir}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** The classes of the frame around a text that is larger than its field. */
export const fieldBox = classNames('border-edge rounded-2 bg-well', styles.box);

/** Puts words where the cursor is, and the cursor behind them. Returns the whole text. */
export function insertAtCursor(field: HTMLTextAreaElement | null, words: string): string | undefined {
  if (!field) return undefined;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  return field.value;
}
