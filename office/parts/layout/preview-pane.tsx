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
    <section className={classNames('column bg-pane-highlight', styles.pane, className)} aria-label={title}>
      <div className={`pane-bar flex-wrap justify-between ${styles.bar}`}>
        <h2 className="text-md font-medium">{title}</h2>
        {tools}
      </div>
      <div className={`flex-1 min-h-0 overflow-auto scrollbar-thin ${styles.body}`}>{children}</div>
    </section>
  );
}
