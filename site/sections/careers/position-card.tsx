import '#ui/styles/some-pages/stretched.css';
import { ArrowRight, MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Job } from '#contract/job';
import type { Locale } from '#contract/locales';
import { previewOf } from '#contract/text/summary-preview';
import { languageAttributes, languageOf } from '#contract/text/text-language';
import { jobUrl } from '#contract/urls';
import { hasModifierKey } from '#ui/has-modifier-key.ts';
import { dayOfMonth, monthAndYear } from './dates.ts';
import { JobText } from './job-text.tsx';
import styles from './position-card.module.css';
import type { PositionsText } from './positions-text.ts';

interface PositionCardProps {
  career: Job;
  text: PositionsText;
  locale: Locale;
  /** Without it the arrow is a link alone. */
  onOpen?: (career: Job) => void;
}

/** A position, headed by its closing date; what was written about it stands as one block in its own language. The arrow is a link to the job's own URL. */
export function PositionCard({ career, text, locale, onOpen }: PositionCardProps) {
  const { _id, jobTitle, summary, location, closingDate } = career;
  const language = languageOf(jobTitle);
  const foreign = languageAttributes(language, locale);

  function open(event: MouseEvent) {
    if (!onOpen || hasModifierKey(event)) return;
    event.preventDefault();
    onOpen(career);
  }

  return (
    <article className={`card relative grid gap-4 ${styles.card}`}>
      <p className={`text-md ${styles.date}`}>
        <span className="caption block">{text.list.closes} </span>
        {closingDate && (
          <time className="flex items-baseline gap-2" dateTime={closingDate}>
            <b className="text-heading">{dayOfMonth(closingDate)}</b> {monthAndYear(closingDate, text.dates)}
          </time>
        )}
      </p>
      <div className={`stack gap-3 ${styles.text}`} {...foreign}>
        <h3 className="h3">{jobTitle}</h3>
        <p>{previewOf(summary, language)}</p>
        <p className={`flex items-center gap-2 text-muted ${styles.location}`}>
          <MapPin className="icon" />
          {location}
        </p>
      </div>
      <a className={`icon-btn stretched ${styles.open}`} href={jobUrl(_id, locale)} onClick={open}>
        <span className="sr-only">
          {text.list.details} <bdi {...foreign}>{jobTitle}</bdi>
        </span>
        <ArrowRight className="icon icon-along" />
      </a>
      <noscript>
        <div className={`relative border-t ${styles.whole}`}>
          <JobText career={career} headings={text.jobHeadings} locale={locale} />
        </div>
      </noscript>
    </article>
  );
}
