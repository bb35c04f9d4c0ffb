import { brand } from '#brand';
import { localeFormats } from '#content/locales';
import type { ApplicationStage, ApplicationStatus } from '#contract/application-status';
import { type Locale, localizedPath } from '#contract/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
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
  const { stage, jobTitle, reference, receivedAt, interview, erasedAt, canWithdraw } = application;
  const formatDate = (options: Intl.DateTimeFormatOptions, moment: string) =>
    new Intl.DateTimeFormat(localeFormats[locale].format, { timeZone: brand.timeZone, ...options }).format(new Date(moment));
  const duration = new Intl.NumberFormat(localeFormats[locale].format, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const currentStage = (stages as readonly ApplicationStage[]).indexOf(stage);
  const { title, text: description } = text.stages[stage];
  const { label, href } = companyIn(locale).phone;
  const [before = '', after = ''] = text.question.split('{number}');
  return (
    <section className={`wrap grid ${styles.page}`}>
      <div className={`grid gap-4 justify-items-start ${styles.text}`}>
        <Eyebrow>{text.eyebrow}</Eyebrow>
        <h1 className="h2">{title}</h1>
        <p className="lead">{description}</p>
        {interview && (
          <p className={`text-heading ${styles.interview}`}>
            {fillPlaceholders(text.interviewAt, { date: formatDate({ dateStyle: 'full', timeStyle: 'short' }, interview.at) })}
            <small className="block text-muted text-sm">{duration.format(interview.minutes)}</small>
            {interview.place !== '' && (
              <small className="block text-muted text-sm">
                <bdi>{interview.place}</bdi>
              </small>
            )}
          </p>
        )}
        {currentStage !== -1 && (
          <ol className={`grid items-end w-full ${styles.stages}`} aria-label={text.stagesLabel}>
            {stages.map((step, index) => (
              <li
                key={step}
                className="grid gap-2 text-muted text-sm"
                data-done={index < currentStage || undefined}
                aria-current={index === currentStage ? 'step' : undefined}
              >
                {text.steps[step]}
              </li>
            ))}
          </ol>
        )}
      </div>
      <dl className={`grid gap-6 border-y ${styles.facts}`}>
        <div>
          <dt className="text-muted text-sm">{text.position}</dt>
          <dd className="text-heading">
            <bdi>{jobTitle}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{text.reference}</dt>
          <dd className="text-heading">
            <bdi dir="ltr">{reference}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{text.received}</dt>
          <dd className="text-heading">{formatDate({ dateStyle: 'long' }, receivedAt)}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{text.erased}</dt>
          <dd className="text-heading">
            {formatDate({ dateStyle: 'long' }, erasedAt)}
            <small className="block text-muted text-sm">{text.erasedNote}</small>
          </dd>
        </div>
      </dl>
      <footer className={`flex flex-wrap justify-between text-muted ${styles.foot}`}>
        <p>
          {before}
          <a className="items-center text-heading" href={href}>
            <bdi dir="ltr">{label}</bdi>
          </a>
          {after}
        </p>
        <p className={`flex flex-wrap ${styles.links}`}>
          <a className="items-center text-heading" href={pageUrl('careers', locale)}>
            {text.careers}
          </a>
          {canWithdraw && (
            <a className="items-center text-heading" href={localizedPath(applicationWithdrawalPage(token), locale)}>
              {text.withdraw}
            </a>
          )}
        </p>
      </footer>
    </section>
  );
}
