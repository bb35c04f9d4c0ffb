import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, Menu } from 'lucide-react';
import type { ScreenName } from '../content/registry.ts';
import { useScreenNames, useText } from '../content/use-text.ts';
import { useCounts } from '../data/company/counts.ts';
import { CompanyIcon } from '../parts/company/company-icon.tsx';
import { usePlaces } from '../parts/navigation/navigation.ts';
import { Count } from './count.tsx';
import styles from './tab-bar.module.css';

/** Places between Today and More that a phone has room for. */
const room = 3;

/** The phone's tab bar: the same numerals as the sidebar. */
export function TabBar() {
  const text = useText('frame');
  const nameOf = useScreenNames();
  const shortNames: Partial<Record<ScreenName, string>> = text.tabs;
  const { data: counts } = useCounts();
  const [places, answer] = [usePlaces(), usePlaces('answer')];
  const inTabBar = usePlaces('publish').slice(0, Math.max(0, room - answer.length));
  const isAt = (path: string, to: string) => path === to || path.startsWith(`${to}/`);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = places.find(({ to }) => to !== '/' && isAt(path, to));
  const isBehindMore = path === '/attention' || (here !== undefined && ![...answer, ...inTabBar].some(({ to }) => to === here.to));
  return (
    <nav className={`hidden screen-only ${styles.tabBar}`} aria-label={text.navigation}>
      <Link to="/" activeOptions={{ exact: true }}>
        <CompanyIcon className={styles.companyIcon} />
        <span>{nameOf('today')}</span>
      </Link>
      {answer.map(({ to, name, count }) => (
        <Link key={to} to={to}>
          <Count count={count && counts?.[count]} />
          <span>{shortNames[name] ?? nameOf(name)}</span>
        </Link>
      ))}
      {inTabBar.map(({ to, name, icon: Icon = CalendarDays }) => (
        <Link key={to} to={to}>
          <Icon className="icon" aria-hidden />
          <span>{nameOf(name)}</span>
        </Link>
      ))}
      <Link to="/more" aria-current={isBehindMore ? 'true' : undefined}>
        <Menu className="icon" aria-hidden />
        <span>{nameOf('more')}</span>
      </Link>
    </nav>
  );
}
