import { Link } from '@tanstack/react-router';
import {
  Building2,
  CalendarDays,
  ChevronRight,
  FileText,
  History,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  MailX,
  Search,
  ShieldCheck,
  TriangleAlert,
  User,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../content/use-text.ts';
import { useCounts } from '../../data/company/counts.ts';
import { useAllowed, useMe } from '../../data/people/account.ts';
import { signOut } from '../../data/people/session.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { adminItems, type NavigationItem, publishItems } from '../../parts/navigation/navigation.ts';
import { openPalette } from '../../parts/navigation/palette-state.ts';
import { useDue } from '../../parts/navigation/use-due.ts';
import styles from './more.module.css';

const icons: Readonly<Record<string, LucideIcon>> = {
  '/jobs': CalendarDays,
  '/clients': LayoutGrid,
  '/offices': Building2,
  '/people': Users,
  '/company': Building2,
  '/history': History,
  '/privacy': ShieldCheck,
};

/** The fifth tab of the phone: what its bar has no room for, by permission. */
export default function More() {
  const text = useText('more');
  const roles = useText('roles');
  const { name, role, permissions } = useMe();
  const leave = useAction({ run: signOut });
  const frame = useText('frame');
  const { data: counts } = useCounts();
  const due = useDue(counts);
  const [answers, decides] = [useAllowed('quotes.answer'), useAllowed('applications.decide')];
  const isMine = ({ permission }: NavigationItem) => permissions.includes(permission);
  const [publish, house] = [publishItems.filter(isMine), adminItems.filter(isMine)];
  const entryOf = ({ to, label }: NavigationItem) => <Entry key={to} to={to} icon={icons[to]} label={frame[label]} detail={due[label]} />;
  return (
    <>
      <PageHeader title={text.title} />
      <button type="button" className={`row quiet ${styles.find}`} aria-haspopup="dialog" onClick={openPalette}>
        <Search className="icon" aria-hidden />
        {frame.find}
      </button>
      {(answers || decides) && (
        <Group title={text.work}>
          <Entry to="/templates" icon={FileText} label={text.templates} />
          <Entry to="/undelivered" icon={MailX} label={text.undelivered} detail={detailOf(counts?.undelivered)} />
        </Group>
      )}
      {(publish.length > 0 || counts?.attention !== undefined) && (
        <Group title={text.publish}>
          {publish.map(entryOf)}
          {counts?.attention !== undefined && (
            <Entry to="/attention" icon={TriangleAlert} label={text.attention} detail={detailOf(counts.attention)} />
          )}
        </Group>
      )}
      {house.length > 0 && <Group title={text.administration}>{house.map(entryOf)}</Group>}
      <Group title={text.you}>
        <Entry to="/account" icon={User} label={<bdi>{name}</bdi>} detail={roles[role].name} />
        <li>
          <button type="button" className={styles.entry} onClick={() => void leave()}>
            <LogOut className="icon icon-along" aria-hidden />
            <span>{text.signOut}</span>
          </button>
        </li>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
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
    <Link to={to} className={styles.entry}>
      {Icon && <Icon className="icon" aria-hidden />}
      <span>{label}</span>
      {detail && <small>{detail}</small>}
      <ChevronRight className="icon icon-along" aria-hidden />
    </Link>
  </li>
);
