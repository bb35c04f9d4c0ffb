import { type ComponentProps, useMemo } from 'react';
import { partsOf } from '#contract/text/template-placeholders';
import { MarkedTextarea } from '../fields/marked-textarea.tsx';
import styles from './placeholder-textarea.module.css';

interface PlaceholderTextareaProps extends Omit<ComponentProps<typeof MarkedTextarea>, 'marks' | 'textClass'> {
  /** Whether placeholders that are filled in by themselves are right here, as in a template. */
  hasFilledPlaceholders?: boolean;
}

/** A text in which placeholders are marked. */
export function PlaceholderTextarea({ value, hasFilledPlaceholders = false, ...rest }: PlaceholderTextareaProps) {
  const parts = useMemo(() => partsOf(value), [value]);
  const marks = parts.map(({ kind, start }, index) => {
    const written = value.slice(start, parts[index + 1]?.start ?? value.length);
    if (kind === 'words') return written;
    const isRight = hasFilledPlaceholders && kind !== 'unknown';
    return (
      <mark key={start} className={isRight ? styles.right : styles.open}>
        {written}
      </mark>
    );
  });
  return <MarkedTextarea {...rest} dir="auto" value={value} marks={marks} textClass={styles.text} />;
}
