import { summaryPreview } from '#contract/limits';
import type { Locale } from '#contract/locales';
import { jobLimits } from '#contract/office/jobs';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { beginningOf } from '#contract/text/summary-preview';
import { useText } from '../../../content/use-text.ts';
import { Field } from '../../../parts/fields/field.tsx';
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
          <span>{fillPlaceholders(text.cut, { count: summaryPreview })}</span>
          <span className={styles.count} data-over={isCut || undefined}>
            {value.length}
          </span>
        </span>
      }
    >
      {(control) => (
        <div className={`relative grid border-edge rounded-2 bg-well ${styles.box}`} dir="auto" lang={locale}>
          <textarea
            {...control}
            className={`w-full bg-none text-heading overflow-hidden focus-visible:outline-none ${styles.text}`}
            dir="auto"
            value={value}
            maxLength={jobLimits.summary}
            disabled={isDisabled}
            onChange={({ target }) => onChange(target.value)}
          />
          <div className={`pointer-events-none ${styles.marks}`} aria-hidden="true" dir="auto">
            {shown}
            {isCut && (
              <>
                <span className={styles.cut} />
                <span className={styles.over}>{value.slice(shown.length)}</span>
              </>
            )}
            {'\u200b'}
          </div>
        </div>
      )}
    </Field>
  );
}
