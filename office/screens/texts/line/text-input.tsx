import { useMemo } from 'react';
import type { Locale } from '#contract/locales';
import type { LineValue } from '#contract/texts/changed-texts';
import { plainText } from '#contract/texts/lines';
import { segmentsOf } from '../values/segments.ts';
import { SegmentedTextarea } from './segmented-textarea.tsx';

/** Taken by inputs of every kind. */
export interface InputProps<Value> {
  /** Its name for those who do not see where it stands. */
  label: string;
  placeholders: readonly string[];
  isOneLine: boolean;
  value: Value;
  /** Undefined where nothing is changed. */
  published: LineValue | undefined;
  control: { lang: Locale; dir: 'ltr' | 'rtl'; 'aria-describedby': string; 'aria-invalid': true | undefined };
  onChange(value: Value): void;
}

/** A text, in which what is new and what is filled in is marked. */
export function TextInput({ label, value, published, placeholders, isOneLine, control, onChange }: InputProps<string>) {
  const before = published === undefined ? undefined : plainText(published);
  const segments = useMemo(() => segmentsOf(value, { published: before, placeholders }), [value, before, placeholders]);
  return <SegmentedTextarea {...control} aria-label={label} value={value} segments={segments} isOneLine={isOneLine} onChange={onChange} />;
}
