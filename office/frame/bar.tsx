import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/account.ts';
import { useCounts } from '../data/counts.ts';
import { Count } from '../parts/count.tsx';
import styles from './bar.module.css';
import { Mark } from './mark.tsx';
import { answerPlaces } from './places.ts';

/** Places that More leads to. */
const behindMore = ['/templates', '/undelivered', '/people', '/history', '/privacy', '/account'];

/** The phone's bar: the same numerals as the rail. */
export function Bar() {
  const text = useText('frame');
  const { permissions } = useMe();
  const { data: counts } = useCounts();
  const isBehindMore = useLocation({ select: ({ pathname }) => behindMore.includes(pathname) });
  return (
    <nav className={styles.bar} aria-label={text.navigation}>
      <Link to="/" activeOptions={{ exact: true }}>
        <Mark className={styles.mark} />
        <span>{text.today}</span>
      </Link>
      {answerPlaces
        .filter(({ permission }) => permissions.includes(permission))
        .map(({ to, label, short = label, count }) => (
          <Link key={to} to={to}>
            <Count count={counts?.[count]} />
            <span>{text[short]}</span>
          </Link>
        ))}
      <Link to="/more" aria-current={isBehindMore ? 'true' : undefined}>
        <Menu className="icon" aria-hidden />
        <span>{text.more}</span>
      </Link>
    </nav>
  );
}
