import { type ReactNode, useId } from 'react';
import { useText } from '../../content/use-text.ts';
import { Notice } from '../../parts/messages/notice.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import styles from './connections.module.css';

interface ConnectionSectionProps {
  title: string;
  about?: string;
  /** A button on the line of the title. */
  action?: ReactNode;
  /** Loads what the section shows, where that has to be loaded. */
  query?: { isPending: boolean; isError: boolean; refetch(): Promise<unknown> };
  children?: ReactNode;
}

/** A part of the page under its heading. */
export function ConnectionSection({ title, about, action, query, children }: ConnectionSectionProps) {
  const { failed } = useText('connections');
  const id = useId();
  return (
    <section className={`grid content-start border-t-hair min-w-0 ${styles.section}`} aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {about && <p className="text-quiet text-xs">{about}</p>}
      {query?.isError && <Notice kind="bad" text={failed} onRetry={() => void query.refetch()} />}
      {query?.isPending && <Skeleton rows={2} />}
      {children}
    </section>
  );
}
