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

const way = ['received', 'reading', 'interview', 'offer'] as const satisfies readonly ApplicationStage[];

/** Where an application stands, in plain words. */
export function Status({ application, token, text, locale }: StatusProps) {
  const { stage, jobTitle, reference, receivedAt, interviewAt, erasedAt, canWithdraw } = application;
  const write = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone: brand.timeZone, ...options }).format(new Date(at));
  const at = (way as readonly ApplicationStage[]).indexOf(stage);
  const { title, text: words } = text.stages[stage];
  const { label, href } = companyIn(locale).phone;
  const [before = '', after = ''] = text.question.split('{number}');
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <Eyebrow>{text.eyebrow}</Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{words}</p>
        {interviewAt && (
          <p className={styles.interview}>
            {fillPlaceholders(text.interviewAt, { date: write({ dateStyle: 'full', timeStyle: 'short' }, interviewAt) })}
          </p>
        )}
        {at !== -1 && (
          <ol className={styles.way} aria-label={text.way}>
            {way.map((step, index) => (
              <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
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
          <dd>{write({ dateStyle: 'long' }, receivedAt)}</dd>
        </div>
        <div>
          <dt>{text.erased}</dt>
          <dd>
            {write({ dateStyle: 'long' }, erasedAt)}
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
