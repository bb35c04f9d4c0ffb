import { type ReactNode, useId } from 'react';
import { useText } from '../../content/use-text.ts';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import styles from './account.module.css';

interface SectionProps {
  title: string;
  about?: string | undefined;
  /** A button on the line of the title. */
  action?: ReactNode;
  /** Loads what the section shows, where that has to be loaded. */
  query?: { isPending: boolean; isError: boolean; refetch(): Promise<unknown> };
  children: ReactNode;
}

/** A part of the account under its heading. */
export function Section({ title, about, action, query, children }: SectionProps) {
  const { failed } = useText('account');
  const id = useId();
  return (
    <section className={`border-t-hair ${styles.section}`} aria-labelledby={id}>
      <div className={`flex flex-wrap items-center justify-between ${styles.sectionHeader}`}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {about && <p className={`text-quiet ${styles.about}`}>{about}</p>}
      {query?.isError && <Notice kind="bad" text={failed} onRetry={() => void query.refetch()} />}
      {query?.isPending ? <Skeleton rows={2} /> : children}
    </section>
  );
}
