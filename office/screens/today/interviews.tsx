import { Link } from '@tanstack/react-router';
import type { Today } from '#contract/office/today';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import styles from './side.module.css';

/** Shows the interviews of the next days; nothing where there are none. */
export function Interviews({ interviews }: Pick<Today, 'interviews'>) {
  const { interviews: text } = useText('today');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  if (interviews.length === 0) return null;
  return (
    <section className={styles.otherItems}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{text.title}</h2>
      </div>
      <ul>
        {interviews.map(({ applicationId, name, jobTitle, at, minutes, place }) => (
          <li key={applicationId} className="grid items-start border-t-hair text-xs">
            <span className={`text-quiet text-2xs ${styles.date}`}>
              <b>{dateFormats.dayOfMonth(at)}</b>
              {dateFormats.shortWeekday(at)}
            </span>
            <span>
              {name === null ? (
                <b>
                  <bdi>{jobTitle}</bdi>
                </b>
              ) : (
                <Link to="/applications/$id" params={{ id: applicationId }}>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                </Link>
              )}
              <small>
                {dateFormats.time(at)}
                {text.separator}
                {counted(text.minutes, minutes)}
                {name !== null && (
                  <>
                    {text.separator}
                    <bdi>{jobTitle}</bdi>
                  </>
                )}
              </small>
              {place !== '' && (
                <small>
                  <bdi>{place}</bdi>
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
