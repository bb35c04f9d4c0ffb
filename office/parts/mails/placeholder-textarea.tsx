import { type ComponentProps, type Ref, useMemo } from 'react';
import styles from './placeholder-textarea.module.css';
import { partsOf } from './template-placeholders.ts';

interface PlaceholderTextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  /** Whether placeholders that are filled in by themselves are right here, as in a template. */
  hasFilledPlaceholders?: boolean;
  onChange(value: string): void;
}

/** A text in which placeholders are marked. It grows with what is written: the marks lie in a copy behind it, which gives it its height. */
export function PlaceholderTextarea({ value, hasFilledPlaceholders = false, onChange, ...rest }: PlaceholderTextareaProps) {
  const parts = useMemo(() => partsOf(value), [value]);
  return (
    <div className="grid" dir="auto">
      <div className={`pointer-events-none ${styles.marks}`} aria-hidden="true" dir="auto">
        {parts.map(({ kind, start }, index) => {
          const written = value.slice(start, parts[index + 1]?.start ?? value.length);
          if (kind === 'words') return written;
          const isRight = hasFilledPlaceholders && kind !== 'unknown';
          return (
            <mark key={start} className={isRight ? styles.right : styles.open}>
              {written}
            </mark>
          );
        })}
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        className={`w-full bg-none text-heading overflow-hidden focus-visible:outline-none ${styles.text}`}
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** Puts words where the cursor is, and the cursor behind them. Returns the whole text. */
export function insertAtCursor(field: HTMLTextAreaElement | null, words: string): string | undefined {
  if (!field) return undefined;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  return field.value;
}
