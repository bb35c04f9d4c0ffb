import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './view-tabs.module.css';

export interface View {
  key: string;
  label: ReactNode;
  /** Says how many it has. */
  count?: number | undefined;
  /** Beside the label. */
  hint?: string | undefined;
  isCurrent: boolean;
  /** Is what the address says of it. */
  search: object;
}

interface ViewTabsProps {
  label: string;
  to: string;
  views: readonly View[];
  /** Closer together. */
  isDense?: boolean;
  children?: ReactNode;
}

/** The views of a screen, of which one is shown. */
export const ViewTabs = ({ label, to, views, isDense = false, children }: ViewTabsProps) => (
  <div className={`flex-none border-b-hair phone-top ${styles.strip}`}>
    <nav className={classNames(`flex items-center px-pad fade-end ${styles.tabs}`, isDense && styles.dense)} aria-label={label}>
      {views.map((view) => (
        <ViewTab key={view.key} to={to} view={view} />
      ))}
      {children}
    </nav>
  </div>
);

/** Another view of the same page is not the current one. */
const exactly = { exact: true };

export function ViewTab({ to, view: { label, count, hint, isCurrent, search } }: { to: string; view: View }) {
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      className={`relative inline-flex flex-none items-center text-quiet font-550 text-xs whitespace-nowrap hover:text-heading ring-inset ${styles.tab}`}
      to={to}
      search={search as never}
      activeOptions={exactly}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label} {count !== undefined && <b className="font-medium">{count}</b>}
      {hint && <small className="font-medium text-2xs">{hint}</small>}
    </Link>
  );
}
