import { Link } from '@tanstack/react-router';
import { Search, TriangleAlert } from 'lucide-react';
import { useScreenNames, useText } from '../content/use-text.ts';
import { useCounts } from '../data/company/counts.ts';
import { useMe } from '../data/people/account.ts';
import { KeyHint } from '../parts/buttons/key-hint.tsx';
import { Brand } from '../parts/company/brand.tsx';
import { usePlaces } from '../parts/navigation/navigation.ts';
import { openOverlay } from '../parts/navigation/overlay-state.ts';
import { useDue } from '../parts/navigation/use-due.ts';
import { Avatar } from '../parts/people/avatar.tsx';
import { useRoleNames } from '../parts/people/role-names.ts';
import { Count } from './count.tsx';
import styles from './sidebar.module.css';

/** The places of the Office, beside every screen: numerals for what waits, one line for administration. */
export function Sidebar() {
  const text = useText('frame');
  const roleNames = useRoleNames();
  const me = useMe();
  const { data: counts } = useCounts();
  const nameOf = useScreenNames();
  const [answer, publish, admin] = [usePlaces('answer'), usePlaces('publish'), usePlaces('admin')];
  const due = useDue(counts);

  return (
    <header className={`column overflow-y-auto ${styles.sidebar}`}>
      <Link to="/" className={styles.home} aria-label={text.home}>
        <Brand />
      </Link>
      <button
        type="button"
        className={`row text-quiet text-xs gap-2 border-hair rounded-2 hover:border-edge hover:text-heading ${styles.find}`}
        aria-haspopup="dialog"
        onClick={() => openOverlay('palette')}
      >
        <Search className="icon size-4" aria-hidden />
        <span>{text.find}</span>
        <KeyHint keys="Mod+K" />
      </button>
      {me.mustAddFactor && <p className={`text-quiet text-2xs leading-snug ${styles.factorFirst}`}>{text.factorFirst}</p>}
      <nav aria-label={text.navigation}>
        <Link to="/" className={`relative flex text-heading ${styles.place} ${styles.today}`} activeOptions={{ exact: true }}>
          {nameOf('today')}
        </Link>
        {answer.length > 0 && (
          <>
            <p className={`label ${styles.heading}`}>{text.answer}</p>
            <ul className={styles.answer}>
              {answer.map(({ to, name, count }) => (
                <li key={to}>
                  <Link to={to} className={`relative row gap-3 font-550 text-body hover:text-heading ${styles.place}`}>
                    <Count count={count && counts?.[count]} />
                    <span>
                      {nameOf(name)}
                      {due[name] && <small className="block text-2xs font-450 text-accent">{due[name]}</small>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {publish.length > 0 && (
          <>
            <p className={`label ${styles.heading}`}>{text.publish}</p>
            <ul className={styles.publish}>
              {publish.map(({ to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={`relative row flex-wrap justify-between gap-2 text-body text-xs hover:text-heading ${styles.place}`}
                  >
                    <span>{nameOf(name)}</span>
                    {due[name] && <small className="text-2xs font-450 text-quiet">{due[name]}</small>}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {counts?.attention !== undefined && (
          <Link to="/attention" className={`relative row gap-2 text-body text-xs ${styles.place} ${styles.attention}`}>
            <TriangleAlert className="icon flex-none text-bad size-4" aria-hidden />
            <span>{nameOf('attention')}</span>
            <small className="ms-auto">{counts.attention}</small>
          </Link>
        )}
      </nav>
      <div className={`grid gap-3 ${styles.foot}`}>
        {admin.length > 0 && (
          <nav className={`text-quiet text-xs grid grid-cols-2 justify-items-start ${styles.admin}`} aria-label={text.administration}>
            {admin.map(({ to, name }) => (
              <Link key={to} to={to} className="hover:text-heading">
                {nameOf(name)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <Link to="/account" className={`flex items-center gap-2.5 min-w-0 border-t-hair text-heading ${styles.me}`}>
        <span className="visually-hidden">{nameOf('account')}: </span>
        <Avatar name={me.name} />
        <span className="min-w-0">
          <b className="block truncate text-xs font-600" dir="auto">
            {me.name}
          </b>
          <small className="text-2xs text-quiet">{roleNames(me.roles)}</small>
        </span>
      </Link>
    </header>
  );
}
