import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { UndeliveredMail } from '#contract/office/mail';
import type { Today } from '#contract/office/today';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useCounts } from '../../data/counts.ts';
import { FilledText } from '../../parts/filled-text.tsx';
import { useMoments } from '../../parts/moments.ts';
import styles from './side.module.css';

interface AlsoProps {
  undelivered: readonly UndeliveredMail[];
  reminders: Today['reminders'];
}

/** What does not wait for an answer and wants to be looked at all the same. */
export function Also({ undelivered, reminders }: AlsoProps) {
  const { also } = useText('today');
  const { uncertain } = useText('undelivered');
  const counted = useCounted();
  const moments = useMoments();
  const { data: counts } = useCounts();
  const [mail] = undelivered;
  const faulty = counts?.attention ?? 0;

  return (
    <section className={styles.also}>
      <div className={styles.heading}>
        <h2>{also.title}</h2>
      </div>
      {!mail && faulty === 0 && reminders.length === 0 && <p className="quiet tiny">{also.nothing}</p>}
      <ul>
        {reminders.map(({ quoteId, name, at }) => (
          <li key={quoteId}>
            <span className={`quiet tiny ${styles.date}`}>
              <b>{moments.dayOfMonth(at)}</b>
              {moments.shortWeekday(at)}
            </span>
            <span>
              <Link to="/quotes/$id" params={{ id: quoteId }}>
                <b>{fillPlaceholders(also.reminder, { name })}</b>
              </Link>
              <small>{fillPlaceholders(also.reminderAt, { time: moments.time(at) })}</small>
            </span>
          </li>
        ))}
        {mail && (
          <li>
            <TriangleAlert className="icon" aria-hidden />
            <span>
              <b>{counted(also.undelivered, undelivered.length)}</b>
              <small>
                <FilledText
                  text={also.reason}
                  values={{
                    recipient: <bdi key="recipient">{mail.recipient}</bdi>,
                    reason: (
                      <span key="reason" className={styles.reason} dir="auto">
                        {mail.fate === 'uncertain' ? uncertain : mail.reason}
                      </span>
                    ),
                  }}
                />
              </small>
              <small>
                <Link to="/undelivered" search={{ mail: undelivered.length === 1 ? mail.id : undefined }} className="link">
                  {also.correct}
                </Link>
              </small>
            </span>
          </li>
        )}
        {faulty > 0 && (
          <li>
            <TriangleAlert className="icon" aria-hidden />
            <span>
              <b>{counted(also.attention, faulty)}</b>
              <small>{also.attentionReason}</small>
              <small>
                <Link to="/attention" className="link">
                  {also.repair}
                </Link>
              </small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
