import { brand } from '#brand';
import { localeFormats } from '#content/locales';
import type { ApplicationStage, ApplicationStatus } from '#contract/application-status';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type Locale, localizedPath } from '#contract/locales';
import { applicationWithdrawalPage, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import type { Content } from '#site/content/content.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import styles from './application-status.module.css';

interface StatusProps {
  application: ApplicationStatus;
  token: string;
  text: Content<'applicationStatus'>;
  locale: Locale;
}

const stages = ['received', 'reading', 'interview', 'offer'] as const satisfies readonly ApplicationStage[];

/** The status of an application. */
export function Status({ application, token, text, locale }: StatusProps) {
  const { stage, jobTitle, reference, receivedAt, interviewAt, erasedAt, canWithdraw } = application;
  const formatDate = (options: Intl.DateTimeFormatOptions, moment: string) =>
    new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone: brand.timeZone, ...options }).format(new Date(moment));
  const currentStage = (stages as readonly ApplicationStage[]).indexOf(stage);
  const { title, text: description } = text.stages[stage];
  const { label, href } = companyIn(locale).phone;
  const [before = '', after = ''] = text.question.split('{number}');
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <Eyebrow>{text.eyebrow}</Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{description}</p>
        {interviewAt && (
          <p className={styles.interview}>
            {fillPlaceholders(text.interviewAt, { date: formatDate({ dateStyle: 'full', timeStyle: 'short' }, interviewAt) })}
          </p>
        )}
        {currentStage !== -1 && (
          <ol className={styles.stages} aria-label={text.stagesLabel}>
            {stages.map((step, index) => (
              <li key={step} data-done={index < currentStage || undefined} aria-current={index === currentStage ? 'step' : undefined}>
                {text.steps[step]}
              </li>
            ))}
          </ol>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text.position}</dt>
          <dd>
            <bdi>{jobTitle}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.reference}</dt>
          <dd>
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>{text.received}</dt>
          <dd>{formatDate({ dateStyle: 'long' }, receivedAt)}</dd>
        </div>
        <div>
          <dt>{text.erased}</dt>
          <dd>
            {formatDate({ dateStyle: 'long' }, erasedAt)}
            <small>{text.erasedNote}</small>
          </dd>
        </div>
      </dl>
      <footer className={styles.foot}>
        <p>
          {before}
          <a href={href}>
            <bdi dir="ltr">{label}</bdi>
          </a>
          {after}
        </p>
        <p className={styles.links}>
          <a href={pageUrl('careers', locale)}>{text.careers}</a>
          {canWithdraw && <a href={localizedPath(applicationWithdrawalPage(token), locale)}>{text.withdraw}</a>}
        </p>
      </footer>
    </section>
  );
}
