import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { MarkedTextarea } from '../../../parts/fields/marked-textarea.tsx';
import type { Segment } from '../values/segments.ts';
import styles from './segmented-textarea.module.css';

interface SegmentedTextareaProps extends Omit<ComponentProps<typeof MarkedTextarea>, 'marks' | 'textClass'> {
  segments: readonly Segment[];
  /** A text of one line: what is pasted becomes one. */
  isOneLine: boolean;
}

/** A text in which what is new, highlighted or filled in is marked. */
export function SegmentedTextarea({ segments, isOneLine, onChange, ...rest }: SegmentedTextareaProps) {
  const marks = segments.map(({ start, text, signs }) => (
    <span key={start} className={classNames(...[...signs].map((sign) => styles[sign]))}>
      {text}
    </span>
  ));
  return (
    <MarkedTextarea
      rows={1}
      {...rest}
      marks={marks}
      textClass={styles.text}
      onChange={(typed) => onChange(isOneLine ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed)}
    />
  );
}
