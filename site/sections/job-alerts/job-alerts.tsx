import type { ShownJobAlerts } from '#contract/job-alerts/shown-job-alerts';
import { type Locale, localizedPath } from '#contract/locales';
import { jobAlertConfirmation, jobAlertLeaving, pageUrl } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { JobAlertFields } from './job-alert-fields.tsx';
import styles from './job-alerts.module.css';

interface JobAlertsProps {
  shown: ShownJobAlerts;
  text: Content<'jobAlerts'>;
  language: FormLanguage;
}

/** Asks for emails about new jobs, says what came of it, and has the button of a link. */
export function JobAlerts({ shown, text, language }: JobAlertsProps) {
  const { locale } = language;
  const { title, text: description } = shown.state === 'asking' ? text.form : text.states[shown.state];
  return (
    <section className={`wrap grid ${styles.page}`}>
      <div className={`grid gap-4 justify-items-start ${styles.text}`}>
        <Eyebrow>{text.eyebrow}</Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{description}</p>
        {(shown.state === 'asking' || shown.state === 'expired') && <JobAlertFields text={text.form} language={language} />}
        {shown.state === 'refused' && <JobAlertFields text={text.form} language={language} refused={shown} />}
        {(shown.state === 'unconfirmed' || shown.state === 'leaving') && (
          <form method="post" action={actionOf(shown, locale)} className={styles.action}>
            <button type="submit" className="btn btn--primary">
              {text.states[shown.state].action}
            </button>
          </form>
        )}
      </div>
      <p>
        <a className="link" href={pageUrl('careers', locale)}>
          {text.careers}
        </a>
      </p>
    </section>
  );
}

const actionOf = ({ state, token }: Extract<ShownJobAlerts, { token: string }>, locale: Locale): string =>
  localizedPath(state === 'leaving' ? jobAlertLeaving(token) : jobAlertConfirmation(token), locale);
