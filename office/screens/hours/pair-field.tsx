import type { ComponentProps } from 'react';
import { defaultLocale, directionOf, siteLocales } from '#contract/locales';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { TextArea, TextField } from '../../parts/fields/field.tsx';
import styles from './hours.module.css';
import type { Pair, Problems } from './hours-form.ts';

interface PairFieldProps {
  label: string;
  hint?: string;
  value: Pair;
  maxLength: number;
  /** Longer than a line of a phone. */
  isLong?: boolean;
  /** By language. */
  problems: Problems;
  onChange(value: Pair): void;
}

/** One line of text, which is shown on several where it does not fit. */
const LineArea = ({ onChange, ...rest }: ComponentProps<typeof TextArea>) => (
  <TextArea {...rest} rows={2} onChange={(typed) => onChange(typed.replace(/\s*\n\s*/g, ' '))} />
);

/** A text in both languages, side by side. */
export function PairField({ label, hint, value, maxLength, isLong = false, problems, onChange }: PairFieldProps) {
  const text = useText('hours');
  const TypedField = isLong ? LineArea : TextField;
  return (
    <div className={`grid gap-3 ${styles.pair}`}>
      {siteLocales.map((locale) => (
        <TypedField
          key={locale}
          label={siteLocales.length > 1 ? fillSentence(text.inLanguage[locale], { label }) : label}
          hint={locale === defaultLocale ? hint : undefined}
          error={problems[locale]}
          lang={locale}
          dir={directionOf(locale)}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={locale === 'ar' && value.en !== '' ? text.asEnglish : undefined}
          value={value[locale]}
          onChange={(typed) => onChange({ ...value, [locale]: typed })}
        />
      ))}
    </div>
  );
}
