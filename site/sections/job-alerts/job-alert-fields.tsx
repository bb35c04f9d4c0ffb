import { jobAlertFields } from '#contract/job-alerts/job-alert-fields';
import { localizedPath } from '#contract/locales';
import { jobAlertsPage } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import { Honeypot } from '#site/forms/honeypot.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './job-alert-fields.module.css';

interface JobAlertFieldsProps {
  text: Content<'jobAlerts'>['form'];
  language: FormLanguage;
  /** Holds what was typed, and why it was refused. */
  refused?: { email: string; message: string };
}

/** Asks for the address to write to, with what the browser has of its own: one field needs no script. */
export function JobAlertFields({ text, language, refused }: JobAlertFieldsProps) {
  return (
    <form className={`grid gap-3 w-full ${styles.form}`} method="post" action={localizedPath(jobAlertsPage, language.locale)}>
      <TextField
        id="job-alert-email"
        name="email"
        label={text.email}
        error={refused?.message}
        defaultValue={refused?.email}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={jobAlertFields.email.max}
        autoFocus={refused !== undefined}
      />
      <Honeypot language={language} />
      <button type="submit" className="btn btn--line">
        {text.submit}
      </button>
    </form>
  );
}
