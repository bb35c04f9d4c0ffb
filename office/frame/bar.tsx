import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, Menu } from 'lucide-react';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/account.ts';
import { useCounts } from '../data/counts.ts';
import { Count } from '../parts/count.tsx';
import styles from './bar.module.css';
import { Mark } from './mark.tsx';
import { adminPlaces, answerPlaces, publishPlaces } from './places.ts';

/** Places that More always leads to. */
const behindMore = ['/attention', '/templates', '/undelivered', ...adminPlaces.map(({ to }) => to), '/account'];

/** Places between Today and More that a phone has room for. */
const room = 3;

/** The phone's bar: the same numerals as the rail. */
export function Bar() {
  const text = useText('frame');
  const { permissions } = useMe();
  const { data: counts } = useCounts();
  const isMine = ({ permission }: { permission: (typeof permissions)[number] }) => permissions.includes(permission);
  const answer = answerPlaces.filter(isMine);
  const [inBar, behind] = splitAt(publishPlaces.filter(isMine), Math.max(0, room - answer.length));
  const isBehindMore = useLocation({
    select: ({ pathname }) => [...behindMore, ...behind.map(({ to }) => to)].some((to) => pathname === to || pathname.startsWith(`${to}/`)),
  });
  return (
    <nav className={styles.bar} aria-label={text.navigation}>
      <Link to="/" activeOptions={{ exact: true }}>
        <Mark className={styles.mark} />
        <span>{text.today}</span>
      </Link>
      {answer.map(({ to, label, short = label, count }) => (
        <Link key={to} to={to}>
          <Count count={counts?.[count]} />
          <span>{text[short]}</span>
        </Link>
      ))}
      {inBar.map(({ to, label }) => (
        <Link key={to} to={to}>
          <CalendarDays className="icon" aria-hidden />
          <span>{text[label]}</span>
        </Link>
      ))}
      <Link to="/more" aria-current={isBehindMore ? 'true' : undefined}>
        <Menu className="icon" aria-hidden />
        <span>{text.more}</span>
      </Link>
    </nav>
  );
}

const splitAt = <Item,>(items: readonly Item[], count: number): [Item[], Item[]] => [items.slice(0, count), items.slice(count)];
