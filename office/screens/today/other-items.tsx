import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import type { Today } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { MarkSign, MarkWords } from '../../cases/mark.tsx';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useMarks } from '../../data/cases/marks.ts';
import { useCounts } from '../../data/company/counts.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { useNow } from '../../parts/times/use-now.ts';
import { routeOf } from './route-of.ts';
import styles from './side.module.css';

/** Cases of a person's own that are listed; the others are marked in their lists. */
const shownMarks = 5;

interface AlsoProps {
  undelivered: readonly UndeliveredMail[];
  reminders: Today['reminders'];
}

/** Shows what does not wait for an answer and wants to be looked at all the same. */
export function OtherItems({ undelivered, reminders }: AlsoProps) {
  const { otherItems } = useText('today');
  const { uncertain } = useText('undelivered');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const now = useNow();
  const { data: counts } = useCounts();
  const { data: marks = [] } = useMarks();
  const [mail] = undelivered;
  const faulty = counts?.attention ?? 0;

  return (
    <section className={styles.otherItems}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{otherItems.title}</h2>
      </div>
      {!mail && marks.length === 0 && faulty === 0 && reminders.length === 0 && <p className="text-quiet text-2xs">{otherItems.nothing}</p>}
      <ul>
        {marks.slice(0, shownMarks).map((mark) => (
          <li key={mark.caseId} className={`grid items-start border-t-hair text-xs ${styles.forYou}`}>
            <MarkSign mark={mark} />
            <span>
              <Link {...routeOf({ kind: mark.kind, id: mark.caseId })}>
                <b>
                  <bdi>{mark.name}</bdi>
                </b>
              </Link>
              <small>
                <MarkWords mark={mark} />
              </small>
            </span>
          </li>
        ))}
        {marks.length > shownMarks && (
          <li className="text-quiet text-2xs border-t-hair">{counted(otherItems.moreForYou, marks.length - shownMarks)}</li>
        )}
        {reminders.map(({ quoteId, name, at }) => (
          <li key={quoteId} className="grid items-start border-t-hair text-xs">
            <span className={`text-quiet text-2xs ${styles.date}`}>
              <b>{dateFormats.dayOfMonth(at)}</b>
              {dateFormats.shortWeekday(at)}
            </span>
            <span>
              <Link to="/quotes/$id" params={{ id: quoteId }}>
                <b>{fillSentence(otherItems.reminder, { name })}</b>
              </Link>
              {Date.parse(at) < now ? (
                <small className="late">{fillSentence(otherItems.reminderSince, { time: dateFormats.ago(at) })}</small>
              ) : (
                <small>{fillSentence(otherItems.reminderAt, { time: dateFormats.time(at) })}</small>
              )}
            </span>
          </li>
        ))}
        {mail && (
          <li className="grid items-start border-t-hair text-xs">
            <TriangleAlert className="icon" aria-hidden />
            <span>
              <b>{counted(otherItems.undelivered, undelivered.length)}</b>
              <small>
                <FilledText
                  text={otherItems.reason}
                  values={{
                    recipient: <bdi key="recipient">{mail.recipient}</bdi>,
                    reason: (
                      <span key="reason" className="block" dir="auto">
                        {mail.deliveryStatus === 'uncertain' ? uncertain : mail.reason}
                      </span>
                    ),
                  }}
                />
              </small>
              <small>
                <Link to="/undelivered" search={{ mail: undelivered.length === 1 ? mail.id : undefined }} className="link">
                  {otherItems.correct}
                </Link>
              </small>
            </span>
          </li>
        )}
        {faulty > 0 && (
          <li className="grid items-start border-t-hair text-xs">
            <TriangleAlert className="icon" aria-hidden />
            <span>
              <b>{counted(otherItems.attention, faulty)}</b>
              <small>{otherItems.attentionReason}</small>
              <small>
                <Link to="/attention" className="link">
                  {otherItems.repair}
                </Link>
              </small>
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
