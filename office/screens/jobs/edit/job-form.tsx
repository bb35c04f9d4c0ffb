import { type Locale, siteLocales } from '#contract/locales';
import type { JobField, JobProblem } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { useText } from '../../../content/use-text.ts';
import { KeyHint } from '../../../parts/buttons/key-hint.tsx';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { DayField } from './day-field.tsx';
import styles from './job-form.module.css';
import { JobTextFields } from './job-text-fields.tsx';
import type { JobFaults } from './use-job-faults.ts';

export type ShownLanguage = Locale | 'both';

interface JobFormProps {
  content: JobContent;
  shown: ShownLanguage;
  today: string;
  problems: Partial<Record<JobField, JobProblem>>;
  faults: JobFaults;
  isDisabled: boolean;
  onChange(content: JobContent): void;
}

/** Everything that is written about a job, in one language or in both beside each other. */
export function JobForm({ content, shown, today, problems, faults, isDisabled, onChange }: JobFormProps) {
  const { editor: text } = useText('jobs');
  const day = (
    <DayField
      value={content.closingDate}
      today={today}
      problem={problems.closingDate}
      fault={faults.closingDate}
      isDisabled={isDisabled}
      onChange={(closingDate) => onChange({ ...content, closingDate })}
    />
  );
  const fields = (locale: Locale) => (
    <JobTextFields
      key={locale}
      locale={locale}
      heading={shown === 'both' ? text.language[locale] : undefined}
      text={content[locale]}
      problems={problems}
      faults={faults}
      isDisabled={isDisabled}
      beside={shown === 'both' ? undefined : day}
      onChange={(changed) => onChange({ ...content, [locale]: changed })}
    />
  );
  return (
    <div className={`grid content-start ${styles.form}`}>
      {shown === 'both' ? (
        <>
          <div className={styles.day}>{day}</div>
          <div className={`grid grid-cols-2 ${styles.pair}`}>{siteLocales.map(fields)}</div>
        </>
      ) : (
        fields(shown)
      )}
      {!isDisabled && (
        <p className={`text-quiet text-2xs ${styles.hint}`}>
          <FilledText text={text.linesHint} values={{ keys: <KeyHint key="keys" keys="Alt+ArrowUp+ArrowDown" /> }} />
        </p>
      )}
    </div>
  );
}
