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
import { useAllowed, useMe } from '../../data/account.ts';
import { useCounts } from '../../data/counts.ts';
import { signOut } from '../../data/session.ts';
import { openPalette } from '../../frame/palette-state.ts';
import { useDue } from '../../frame/use-due.ts';
import { Head } from '../../parts/head.tsx';
import { useTry } from '../../parts/use-try.ts';
import styles from './more.module.css';

/** The fifth tab of the phone: what its bar has no room for, by permission. */
export default function More() {
  const text = useText('more');
  const roles = useText('roles');
  const { name, role } = useMe();
  const attempt = useTry();
  const { find } = useText('frame');
  const { data: counts } = useCounts();
  const due = useDue(counts);
  const [answers, decides, publishesJobs, publishes, managesPeople, changesCompany, readsHistory, managesPrivacy] = [
    useAllowed('quotes.answer'),
    useAllowed('applications.decide'),
    useAllowed('jobs.publish'),
    useAllowed('content.publish'),
    useAllowed('people.manage'),
    useAllowed('company.change'),
    useAllowed('history.read'),
    useAllowed('privacy.manage'),
  ];
  return (
    <>
      <Head title={text.title} />
      <button type="button" className={styles.find} aria-haspopup="dialog" onClick={openPalette}>
        <Search className="icon" aria-hidden />
        {find}
      </button>
      {(answers || decides) && (
        <Group title={text.work}>
          <Entry to="/templates" icon={FileText} label={text.templates} />
          <Entry to="/undelivered" icon={MailX} label={text.undelivered} detail={detailOf(counts?.undelivered)} />
        </Group>
      )}
      {(publishesJobs || publishes || counts?.attention !== undefined) && (
        <Group title={text.publish}>
          {publishesJobs && <Entry to="/jobs" icon={CalendarDays} label={text.jobs} detail={due.jobs} />}
          {publishes && <Entry to="/clients" icon={LayoutGrid} label={text.clients} />}
          {publishes && <Entry to="/offices" icon={Building2} label={text.offices} />}
          {counts?.attention !== undefined && (
            <Entry to="/attention" icon={TriangleAlert} label={text.attention} detail={detailOf(counts.attention)} />
          )}
        </Group>
      )}
      {(managesPeople || changesCompany || readsHistory || managesPrivacy) && (
        <Group title={text.house}>
          {managesPeople && <Entry to="/people" icon={Users} label={text.people} />}
          {changesCompany && <Entry to="/company" icon={Building2} label={text.company} />}
          {readsHistory && <Entry to="/history" icon={History} label={text.history} />}
          {managesPrivacy && <Entry to="/privacy" icon={ShieldCheck} label={text.privacy} />}
        </Group>
      )}
      <Group title={text.you}>
        <Entry to="/account" icon={User} label={<bdi>{name}</bdi>} detail={roles[role].name} />
        <li>
          <button type="button" className={styles.entry} onClick={() => void attempt(signOut)}>
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
  to:
    | '/jobs'
    | '/clients'
    | '/offices'
    | '/attention'
    | '/templates'
    | '/undelivered'
    | '/people'
    | '/company'
    | '/history'
    | '/privacy'
    | '/account';
  icon: LucideIcon;
  label: ReactNode;
  detail?: string | undefined;
}

/** Nothing for none. */
const detailOf = (count: number | undefined) => (count ? String(count) : undefined);

const Entry = ({ to, icon: Icon, label, detail }: EntryProps) => (
  <li>
    <Link to={to} className={styles.entry}>
      <Icon className="icon" aria-hidden />
      <span>{label}</span>
      {detail && <small>{detail}</small>}
      <ChevronRight className="icon icon-along" aria-hidden />
    </Link>
  </li>
);
