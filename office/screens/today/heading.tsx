import { Link } from '@tanstack/react-router';
import { isAllowed, isOwner } from '#contract/office/permissions';
import type { Today } from '#contract/office/today';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { company } from '../../content/company.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { HelpButton } from '../../parts/layout/help-button.tsx';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { useDuration } from '../../parts/times/waiting-time.tsx';
import { routeOf } from './route-of.ts';
import styles from './today.module.css';
import { countOverdue, countOwners } from './todays-labels.ts';

/** Date and time where the company is. */
export function Now({ now }: { now: number }) {
  const text = useText('today');
  const dateFormats = useDateFormats();
  const city = company()[useLocale()].city;
  const at = new Date(now).toISOString();
  return (
    <div className={`row gap-1 text-quiet text-xs ${styles.now}`}>
      <p>{fillSentence(text.now, { date: dateFormats.longDay(at), time: dateFormats.time(at), place: city })}</p>
      <HelpButton />
    </div>
  );
}

/** Shows how many wait, in large, with a sentence that says what matters about them, and the way to the oldest. */
export function Heading({ today, now }: { today: Today; now: number }) {
  const text = useText('today');
  const counted = useCounted();
  const me = useMe();
  const { total, waiting } = today;
  const [oldest] = waiting;

  return (
    <header className={`grid items-end ${styles.heading}`}>
      <span className={`text-heading ${styles.total}`} data-digits={String(total).length} aria-hidden="true">
        {total}
      </span>
      <div>
        <h1 className="title">
          <span className="visually-hidden">{total} </span>
          {counted(text.waits, total, { name: firstNameOf(me.name) })}
        </h1>
        <p className="lead">
          <Sentence today={today} now={now} />
        </p>
      </div>
      {oldest && (
        <Link {...routeOf(oldest)} className="button button--primary button--large">
          {text.start} <KeyHint keys="Enter" />
        </Link>
      )}
    </header>
  );
}

function Sentence({ today, now }: { today: Today; now: number }) {
  const text = useText('today');
  const counted = useCounted();
  const duration = useDuration();
  const { id, roles } = useMe();
  const [oldest] = today.waiting;
  if (!oldest) return null;

  const name = { oldest: <b key="oldest">{oldest.name}</b> };
  if (today.total === 1) {
    return <FilledText text={text.onlyOne} values={{ ...name, duration: duration(oldest.since) }} />;
  }
  const owners = !isOwner(roles) && isAllowed(roles, 'quotes.answer') ? countOwners(today, id) : undefined;
  if (owners) {
    const mine = counted(text.yours.mine, owners.mine, { written: text.capitalNumerals[owners.mine] ?? owners.mine });
    const nobodys = counted(text.yours.nobodys, owners.nobodys, { written: text.numerals[owners.nobodys] ?? owners.nobodys });
    return <FilledText text={fillPlaceholders(text.yours.sentence, { mine, nobodys, oldest: text.yours.oldest })} values={name} />;
  }
  const overdue = countOverdue(today, now);
  if (overdue === 0) return <FilledText text={text.noneOverdue} values={name} />;
  return <FilledText text={counted(text.overdue, overdue, { written: text.capitalNumerals[overdue] ?? overdue })} values={name} />;
}
