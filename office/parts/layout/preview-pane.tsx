import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './preview-pane.module.css';

interface PreviewPaneProps {
  title: string;
  /** Beside the title. */
  tools: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows what comes of what is written beside it. */
export function PreviewPane({ title, tools, className, children }: PreviewPaneProps) {
  return (
    <section className={classNames('column', styles.pane, className)} aria-label={title}>
      <div className={`pane-bar wrap between ${styles.bar}`}>
        <h2>{title}</h2>
        {tools}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
