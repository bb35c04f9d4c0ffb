import { Highlighter } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { plainText } from '#contract/texts/lines';
import { useText } from '../../../content/use-text.ts';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { useShortcut } from '../../../parts/shortcuts/shortcuts.ts';
import { type HighlightedValue, headlineOf, marked, retyped, valueOfHeadline } from '../values/headline.ts';
import { segmentsOf } from '../values/segments.ts';
import styles from './line-field.module.css';
import { SegmentedTextarea } from './segmented-textarea.tsx';
import type { InputProps } from './text-input.tsx';

/** A headline on one line, of which the highlighted part is what was selected when the button, or its key, was pressed. */
export function HeadlineInput({ label, value, published, placeholders, isOneLine, control, onChange }: InputProps<HighlightedValue>) {
  const { field: text } = useText('texts');
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasSelection, setHasSelection] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const headline = headlineOf(value);
  const { text: written, start, end } = headline;
  const before = published === undefined ? undefined : plainText(published);
  const segments = useMemo(
    () => segmentsOf(written, { published: before, placeholders, highlight: { start, end } }),
    [written, start, end, before, placeholders],
  );
  function mark(): void {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    if (selectionEnd > selectionStart) onChange(valueOfHeadline(marked(headline, selectionStart, selectionEnd)));
  }
  useShortcut('entry', { 'Mod+b': mark }, { isOn: isFocused });

  return (
    <>
      <SegmentedTextarea
        {...control}
        ref={field}
        aria-label={label}
        value={written}
        segments={segments}
        isOneLine={isOneLine}
        onChange={(typed) => onChange(valueOfHeadline(retyped(headline, typed)))}
        onSelect={({ currentTarget }) => setHasSelection(currentTarget.selectionEnd > currentTarget.selectionStart)}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
      />
      <button
        type="button"
        className={`row gap-1.5 text-2xs text-quiet w-full border-t-hair ${styles.mark}`}
        disabled={!hasSelection}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={mark}
      >
        <Highlighter className="icon size-3.5" aria-hidden />
        {hasSelection ? text.mark : text.howToMark} <KeyHint keys="Mod+B" />
      </button>
    </>
  );
}
