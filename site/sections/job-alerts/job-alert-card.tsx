import type { Content } from '#site/content/content.ts';
import type { FormLanguage } from '#site/content/form-language.ts';
import styles from './job-alert-card.module.css';
import { JobAlertFields } from './job-alert-fields.tsx';

/** Offers to be told of new jobs, below those that are open. */
export function JobAlertCard({ text, language }: { text: Content<'jobAlerts'>['form']; language: FormLanguage }) {
  return (
    <section className={`card grid gap-6 ${styles.card}`} aria-labelledby="job-alert-title">
      <div className="stack gap-3">
        <h3 className="h3" id="job-alert-title">
          {text.title}
        </h3>
        <p className="item-text">{text.text}</p>
      </div>
      <JobAlertFields text={text} language={language} />
    </section>
  );
}
