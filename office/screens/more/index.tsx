import { Link } from '@tanstack/react-router';
import { ChevronRight, LogOut, type LucideIcon, Search, TriangleAlert, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScreenNames, useText } from '../../content/use-text.ts';
import { useCounts } from '../../data/company/counts.ts';
import { useAllowed, useMe } from '../../data/people/account.ts';
import { signOut } from '../../data/people/session.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { type NavigationItem, usePlaces } from '../../parts/navigation/navigation.ts';
import { openOverlay } from '../../parts/navigation/overlay-state.ts';
import { useDue } from '../../parts/navigation/use-due.ts';
import { useRoleNames } from '../../parts/people/role-names.ts';
import styles from './more.module.css';

/** The fifth tab of the phone: what its bar has no room for, by permission. */
export default function More() {
  const text = useText('more');
  const roleNames = useRoleNames();
  const { name, roles } = useMe();
  const leave = useAction({ run: signOut });
  const frame = useText('frame');
  const nameOf = useScreenNames();
  const { data: counts } = useCounts();
  const due = useDue(counts);
  const [answers, decides] = [useAllowed('quotes.answer'), useAllowed('applications.decide')];
  const [tools, publish, house] = [usePlaces('tools'), usePlaces('publish'), usePlaces('admin')];
  const entryOf = ({ to, icon, name, count }: NavigationItem) => (
    <Entry key={to} to={to} icon={icon} label={nameOf(name)} detail={due[name] ?? detailOf(count && counts?.[count])} />
  );
  return (
    <>
      <PageHeader title={text.title} />
      <button
        type="button"
        className={`row text-quiet gap-3 border-edge rounded-2 ${styles.find}`}
        aria-haspopup="dialog"
        onClick={() => openOverlay('palette')}
      >
        <Search className="icon" aria-hidden />
        {frame.find}
      </button>
      {(answers || decides) && <Group title={text.work}>{tools.map(entryOf)}</Group>}
      {(publish.length > 0 || counts?.attention !== undefined) && (
        <Group title={text.publish}>
          {publish.map(entryOf)}
          {counts?.attention !== undefined && (
            <Entry to="/attention" icon={TriangleAlert} label={nameOf('attention')} detail={detailOf(counts.attention)} />
          )}
        </Group>
      )}
      {house.length > 0 && <Group title={text.administration}>{house.map(entryOf)}</Group>}
      <Group title={text.you}>
        <Entry to="/account" icon={User} label={<bdi>{name}</bdi>} detail={roleNames(roles)} />
        <li>
          <button
            type="button"
            className={`flex items-center gap-4 w-full px-pad border-b-hair text-heading font-550 hover:bg-hover ring-inset ${styles.entry}`}
            onClick={() => void leave()}
          >
            <LogOut className="icon icon-along text-quiet" aria-hidden />
            <span className="flex-1 min-w-0 wrap-anywhere">{text.signOut}</span>
          </button>
        </li>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className="label">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface EntryProps {
  to: string;
  icon: LucideIcon | undefined;
  label: ReactNode;
  detail?: string | undefined;
}

/** Nothing for none. */
const detailOf = (count: number | undefined) => (count ? String(count) : undefined);

const Entry = ({ to, icon: Icon, label, detail }: EntryProps) => (
  <li>
    <Link
      to={to}
      className={`flex items-center gap-4 w-full px-pad border-b-hair text-heading font-550 hover:bg-hover ring-inset ${styles.entry}`}
    >
      {Icon && <Icon className="icon text-quiet" aria-hidden />}
      <span className="flex-1 min-w-0 wrap-anywhere">{label}</span>
      {detail && <small className="text-quiet font-450 text-2xs">{detail}</small>}
      <ChevronRight className="icon icon-along text-quiet" aria-hidden />
    </Link>
  </li>
);
