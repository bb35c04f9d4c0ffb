import type { ComponentProps, Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Segment } from '../values/segments.ts';
import styles from './marked-textarea.module.css';

interface MarkedTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  /** Marks in it. */
  segments: readonly Segment[];
  /** A text of one line: what is pasted becomes one. */
  isOneLine: boolean;
  onChange(value: string): void;
}

/** A text in which words are marked. It grows with what is written: the marks lie in a copy behind it, which gives it its height. */
export function MarkedTextarea({ value, segments, isOneLine, className, lang, dir, onChange, ...rest }: MarkedTextareaProps) {
  return (
    <div className={classNames('grid', className)} lang={lang} dir={dir}>
      <div className={`pointer-events-none ${styles.marks}`} aria-hidden="true">
        {segments.map(({ start, text, signs }) => (
          <span key={start} className={classNames(...[...signs].map((sign) => styles[sign]))}>
            {text}
          </span>
        ))}
        {'\u200b'}
      </div>
      <textarea
        rows={1}
        {...rest}
        className={`w-full bg-none text-heading overflow-hidden ${styles.text}`}
        value={value}
        onChange={({ target }) => onChange(isOneLine ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value)}
      />
    </div>
  );
}
