import type { ApplicationStatus } from '#contract/application-status';
import { type Locale, localizedPath } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { applicationStatusPage, applicationWithdrawalPage } from '#contract/urls';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './application-status.module.css';

interface WithdrawalProps {
  application: ApplicationStatus;
  token: string;
  text: Content<'applicationStatus'>;
  locale: Locale;
}

/** Asks once more before an application is withdrawn. */
export function Withdrawal({ application, token, text, locale }: WithdrawalProps) {
  const { title, text: words, confirm, keep } = text.withdrawal;
  return (
    <section className={`wrap grid ${styles.page}`}>
      <div className={styles.words}>
        <Eyebrow>{text.eyebrow}</Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{fillPlaceholders(words, { position: application.jobTitle })}</p>
        <form
          method="post"
          action={localizedPath(applicationWithdrawalPage(token), locale)}
          className={`flex flex-wrap gap-4 ${styles.choice}`}
        >
          <a className="btn btn--primary" href={localizedPath(applicationStatusPage(token), locale)}>
            {keep}
          </a>
          <button type="submit" className="btn btn--line">
            {confirm}
          </button>
        </form>
      </div>
    </section>
  );
}
