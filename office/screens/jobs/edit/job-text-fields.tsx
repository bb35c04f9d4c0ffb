import type { ReactNode } from 'react';
import { directionOf, type Locale } from '#contract/locales';
import type { JobField, JobProblem } from '#contract/office/job-check';
import { type JobText, jobLimits } from '#contract/office/jobs';
import { useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { onOneLine } from './job-changes.ts';
import styles from './job-form.module.css';
import { LineList } from './line-list.tsx';
import { SummaryField } from './summary-field.tsx';
import type { JobFaults } from './use-job-faults.ts';

interface JobTextFieldsProps {
  locale: Locale;
  /** Stands over the fields where there are two languages. */
  heading: string | undefined;
  text: JobText;
  problems: Partial<Record<JobField, JobProblem>>;
  faults: JobFaults;
  isDisabled: boolean;
  /** Another field in the row of title and place. */
  beside?: ReactNode;
  onChange(text: JobText): void;
}

/** Edits what a job says in one language. */
export function JobTextFields({ locale, heading, text: values, problems, faults, isDisabled, beside, onChange }: JobTextFieldsProps) {
  const { editor: text } = useText('jobs');
  const set = (changed: Partial<JobText>) => onChange({ ...values, ...changed });
  const error = (name: 'jobTitle' | 'location' | 'summary') => {
    const missing = locale === 'ar' ? text.problems.missingLanguage : text.problems.missing;
    return problems[`${locale}.${name}`] ? missing : faults[`${locale}.${name}`];
  };
  const written = { lang: locale, dir: directionOf(locale), disabled: isDisabled };
  const label = (name: keyof typeof text.fields) => text.fields[name];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot share the rows of the grid that it is in
    <div role="group" className={`grid content-start min-w-0 border-0 ${styles.language}`} aria-label={text.language[locale]}>
      {heading && (
        <p className={`border-b-hair text-quiet ${styles.heading}`} aria-hidden="true">
          {heading}
        </p>
      )}
      <div className={beside ? styles.three : styles.two}>
        <TextField
          {...written}
          label={label('jobTitle')}
          value={values.jobTitle}
          error={error('jobTitle')}
          maxLength={jobLimits.title}
          onChange={(jobTitle) => set({ jobTitle: onOneLine(jobTitle) })}
        />
        <TextField
          {...written}
          label={label('location')}
          placeholder={text.locationHint}
          value={values.location}
          error={error('location')}
          maxLength={jobLimits.location}
          onChange={(location) => set({ location: onOneLine(location) })}
        />
        {beside}
      </div>
      <SummaryField
        label={label('summary')}
        locale={locale}
        value={values.summary}
        error={error('summary')}
        isDisabled={isDisabled}
        onChange={(summary) => set({ summary })}
      />
      {(['responsibilities', 'qualifications'] as const).map((name) => (
        <LineList
          key={name}
          label={label(name)}
          locale={locale}
          lines={values[name]}
          error={faults[`${locale}.${name}`]}
          isDisabled={isDisabled}
          onChange={(lines) => set({ [name]: lines })}
        />
      ))}
    </div>
  );
}
