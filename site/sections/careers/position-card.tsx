import { ArrowRight, MapPin } from 'lucide-react';
import type { MouseEvent } from 'react';
import { careers } from '#content/en/careers';
import type { Career } from '#contract/career';
import { isModifiedClick } from '#ui/modified-click.ts';
import { jobUrl } from './careers-url.ts';
import { dayOfMonth, monthAndYear } from './dates.ts';
import { JobText } from './job-text.tsx';
import styles from './position-card.module.css';
import { previewOf } from './summary-preview.ts';

interface PositionCardProps {
  career: Career;
  onOpen: (career: Career) => void;
}

/** A position, headed by its closing date. The arrow is a link to the job's own URL. */
export function PositionCard({ career, onOpen }: PositionCardProps) {
  const { _id, jobTitle, summary, location, closingDate } = career;

  function open(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen(career);
  }

  return (
    <article className={`card ${styles.card}`}>
      <p className={styles.date}>
        <span className="caption">{careers.list.closes} </span>
        <time dateTime={closingDate}>
          <b>{dayOfMonth(closingDate)}</b> {monthAndYear(closingDate)}
        </time>
      </p>
      <div className={`stack ${styles.text}`}>
        <h3 className="h3">{jobTitle}</h3>
        <p>{previewOf(summary)}</p>
        <p className={styles.location}>
          <MapPin className="icon" />
          {location}
        </p>
      </div>
      <a className={`icon-btn stretched ${styles.open}`} href={jobUrl(_id)} aria-label={careers.list.details(jobTitle)} onClick={open}>
        <ArrowRight className="icon icon-along" />
      </a>
      <noscript>
        <div className={styles.whole}>
          <JobText career={career} />
        </div>
      </noscript>
    </article>
  );
}
