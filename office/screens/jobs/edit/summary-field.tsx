import { summaryPreview } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { jobLimits } from '#contract/office/jobs';
import { fillSentence } from '#contract/text/fill-sentence';
import { beginningOf } from '#contract/text/summary-preview';
import { useText } from '../../../content/use-text.ts';
import { Field } from '../../../parts/fields/field.tsx';
import { fieldBox, MarkedTextarea } from '../../../parts/fields/marked-textarea.tsx';
import styles from './summary-field.module.css';

interface SummaryFieldProps {
  label: string;
  locale: Locale;
  value: string;
  error: string | undefined;
  isDisabled: boolean;
  onChange(value: string): void;
}

/** The summary of a job, with a mark where its card ends: it is in a copy of the text that lies over the field. */
export function SummaryField({ label, locale, value, error, isDisabled, onChange }: SummaryFieldProps) {
  const { editor: text } = useText('jobs');
  const shown = beginningOf(value, locale);
  const isCut = value.length > summaryPreview;
  return (
    <Field
      label={label}
      error={error}
      hint={
        <span className="flex justify-between gap-4">
          <span>{fillSentence(text.cut, { count: summaryPreview })}</span>
          <span className={styles.count} data-over={isCut || undefined}>
            {value.length}
          </span>
        </span>
      }
    >
      {(control) => (
        <MarkedTextarea
          {...control}
          className={`relative ${fieldBox}`}
          dir="auto"
          lang={locale}
          value={value}
          maxLength={jobLimits.summary}
          disabled={isDisabled}
          textClass={styles.text}
          marksClass={styles.marks}
          marks={
            <>
              {shown}
              {isCut && (
                <>
                  <span className={styles.cut} />
                  <span className={styles.over}>{value.slice(shown.length)}</span>
                </>
              )}
            </>
          }
          onChange={onChange}
        />
      )}
    </Field>
  );
}
