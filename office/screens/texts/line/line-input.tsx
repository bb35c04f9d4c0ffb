import { useEffect, useRef } from 'react';
import { directionOf, type Locale } from '#contract/locales';
import type { LineValue } from '#contract/texts/changed-texts';
import { classNames } from '#ui/class-names.ts';
import { fieldBox } from '../../../parts/fields/marked-textarea.tsx';
import { CountedInput } from './counted-input.tsx';
import { HeadlineInput } from './headline-input.tsx';
import { TextInput } from './text-input.tsx';
import type { LineDraft } from './use-line-draft.ts';

interface LineInputProps {
  /** Its name for those who do not see where it stands. */
  label: string;
  describedBy: string;
  draft: Pick<LineDraft, 'value' | 'type' | 'isDraft'>;
  locale: Locale;
  published: LineValue;
  placeholders: readonly string[];
  hasFocus: boolean;
  isOneLine: boolean;
  isWrong: boolean;
}

/** Writes the value of a line as what it is: a text, a headline with a highlighted part, or a text that is counted. */
export function LineInput({ label, describedBy, draft, locale, published, placeholders, hasFocus, isOneLine, isWrong }: LineInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const { value, type, isDraft } = draft;
  useEffect(() => {
    const field = box.current?.querySelector('textarea');
    if (!hasFocus || !field) return;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [hasFocus]);
  const shared = {
    label,
    placeholders,
    isOneLine,
    published: isDraft ? published : undefined,
    control: {
      lang: locale,
      dir: directionOf(locale),
      'aria-describedby': describedBy,
      'aria-invalid': isWrong ? (true as const) : undefined,
    },
  };
  return (
    <div ref={box} className={classNames(fieldBox, 'clip')}>
      {typeof value === 'string' ? (
        <TextInput {...shared} value={value} onChange={type} />
      ) : 'highlight' in value ? (
        <HeadlineInput {...shared} value={value} onChange={type} />
      ) : (
        <CountedInput {...shared} value={value} onChange={type} />
      )}
    </div>
  );
}
