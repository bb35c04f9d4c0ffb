import type { Today } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useAllowed } from '../../data/people/account.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { Avatar } from '../../parts/people/avatar.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import styles from './side.module.css';

/** Shows how many open quotes everybody has, whoever has most first, and how many are nobody's. */
export function Load({ load }: Pick<Today, 'load'>) {
  const text = useText('today').load;
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const { colleague } = useColleagues();
  if (!useAllowed('quotes.answer')) return null;

  return (
    <section className={styles.load}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{text.title}</h2>
      </div>
      {load.length === 0 && <p className="text-quiet text-2xs">{text.none}</p>}
      <ul>
        {load
          .toSorted((one, other) => other.open - one.open)
          .map(({ colleagueId, open }) => {
            const person = colleague(colleagueId);
            if (colleagueId !== null && !person) return null;
            const awayUntil = person?.awayUntil ?? '';
            return (
              <li key={colleagueId} className="grid items-center border-t-hair text-xs">
                <Avatar name={person?.name ?? ''} />
                <span>
                  {person ? counted(text.open, open, { name: firstNameOf(person.name) }) : counted(text.nobodys, open)}
                  {awayUntil > dateFormats.today() && (
                    <small>{fillSentence(text.away, { date: dateFormats.day(middayOf(awayUntil)) })}</small>
                  )}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
