import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, Menu } from 'lucide-react';
import { useText } from '../content/use-text.ts';
import { useCounts } from '../data/company/counts.ts';
import { useMe } from '../data/people/account.ts';
import { CompanyIcon } from '../parts/company/company-icon.tsx';
import { adminItems, answerItems, publishItems } from '../parts/navigation/navigation.ts';
import { Count } from './count.tsx';
import styles from './tab-bar.module.css';

/** Places that More always leads to. */
const behindMore = ['/attention', '/templates', '/undelivered', ...adminItems.map(({ to }) => to), '/account'];

/** Places between Today and More that a phone has room for. */
const room = 3;

/** The phone's tab bar: the same numerals as the sidebar. */
export function TabBar() {
  const text = useText('frame');
  const { permissions } = useMe();
  const { data: counts } = useCounts();
  const isMine = ({ permission }: { permission: (typeof permissions)[number] }) => permissions.includes(permission);
  const answer = answerItems.filter(isMine);
  const [inTabBar, behind] = splitAt(publishItems.filter(isMine), Math.max(0, room - answer.length));
  const isBehindMore = useLocation({
    select: ({ pathname }) => [...behindMore, ...behind.map(({ to }) => to)].some((to) => pathname === to || pathname.startsWith(`${to}/`)),
  });
  return (
    <nav className={styles.tabBar} aria-label={text.navigation}>
      <Link to="/" activeOptions={{ exact: true }}>
        <CompanyIcon className={styles.companyIcon} />
        <span>{text.today}</span>
      </Link>
      {answer.map(({ to, label, short = label, count }) => (
        <Link key={to} to={to}>
          <Count count={counts?.[count]} />
          <span>{text[short]}</span>
        </Link>
      ))}
      {inTabBar.map(({ to, label }) => (
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
