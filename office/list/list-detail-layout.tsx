import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useIsPhone } from '../parts/hooks/use-is-phone.ts';
import styles from './list-detail-layout.module.css';

interface ListDetailLayoutProps {
  /** The list's label. */
  label: string;
  list: ReactNode;
  /** Undefined where the list has the whole width. */
  detail: ReactNode | undefined;
  /** Whether one is open, which a phone shows instead of the list. */
  isOpen: boolean;
  children?: ReactNode;
}

/** A list beside the one of its entries that is open; on a phone one of the two. */
export function ListDetailLayout({ label, list, detail, isOpen, children }: ListDetailLayoutProps) {
  const isPhone = useIsPhone();
  return (
    <div
      className={classNames(`grid flex-1 min-h-0 ${styles.split}`, detail === undefined && styles.whole)}
      data-detail={isOpen || undefined}
    >
      {(!isPhone || !isOpen) && (
        <section className={`column relative ${styles.list}`} aria-label={label}>
          {list}
        </section>
      )}
      {(!isPhone || isOpen) && detail}
      {children}
    </div>
  );
}
