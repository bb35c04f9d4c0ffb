import { Bot } from 'lucide-react';
import type { HistoryEvent } from '#contract/office/history';
import { useText } from '../../content/use-text.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { FilledText } from '../../parts/filled-text.tsx';
import { useMoments } from '../../parts/moments.ts';
import { isFromOutside } from './describe-event.ts';
import { EventSentence } from './event-sentence.tsx';
import styles from './history.module.css';

/** What happened, by day. */
export function EventRows({ events }: { events: readonly HistoryEvent[] }) {
  const text = useText('history');
  const moments = useMoments();
  const days = Map.groupBy(events, ({ at }) => moments.dayOf(at));
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.columns.time}</th>
          <th scope="col">{text.columns.actor}</th>
          <th scope="col">{text.columns.what}</th>
          <th scope="col">{text.columns.reference}</th>
        </tr>
      </thead>
      {[...days].map(([day, happened]) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th scope="rowgroup" colSpan={4}>
              {day === moments.today() ? (
                <FilledText text={text.today} values={{ date: moments.longDay(happened[0]?.at ?? '') }} />
              ) : (
                moments.longDay(happened[0]?.at ?? '')
              )}
            </th>
          </tr>
          {happened.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ event }: { event: HistoryEvent }) {
  const text = useText('history');
  const moments = useMoments();
  const { actor, subject, at } = event;
  const isOutside = isFromOutside(event);
  return (
    <tr className={styles.event}>
      <td className={styles.time}>
        <time dateTime={at} title={moments.full(at)}>
          {moments.time(at)}
        </time>
      </td>
      <td className={styles.actor}>
        <span className={styles.who}>
          {actor || isOutside ? <Avatar name={actor?.name ?? ''} /> : <Bot className={styles.itself} aria-hidden />}
          {actor ? <bdi>{actor.name || text.erased}</bdi> : isOutside ? text.outside : text.itself}
        </span>
      </td>
      <td className={styles.what}>
        <EventSentence event={event} />
      </td>
      <td className={styles.reference}>
        {subject?.reference && (
          <bdi dir="ltr" className="reference">
            {subject.reference}
          </bdi>
        )}
      </td>
    </tr>
  );
}
