import { type ReactNode, useId } from 'react';
import styles from './connections.module.css';

interface ConnectionSectionProps {
  title: string;
  about?: string;
  /** A button on the line of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function ConnectionSection({ title, about, action, children }: ConnectionSectionProps) {
  const id = useId();
  return (
    <section className={`grid content-start border-t-hair min-w-0 ${styles.section}`} aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {about && <p className="text-quiet text-xs">{about}</p>}
      {children}
    </section>
  );
}
