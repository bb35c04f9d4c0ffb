import { CircleAlert, Plus, Search, SquareMousePointer } from 'lucide-react';
import type { ReactNode } from 'react';
import { StageMeter } from '../layout/stage-meter.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Done; nothing found; nothing there yet; nothing chosen; failed. Each has its sign: that of nothing yet only where something can be added. */
  kind?: 'done' | 'not-found' | 'nothing-yet' | 'choose' | 'failed';
  /** Stands over the heading, where it is another one. */
  sign?: ReactNode;
  /** The heading's level. */
  level?: 1 | 2;
  /** Offers what can be done about it. */
  children?: ReactNode;
}

const signs = { 'not-found': Search, 'nothing-yet': Plus, choose: SquareMousePointer, failed: CircleAlert };

/** Says, where a list would be, why there is none, and what to do. */
export function EmptyState({ title, text, kind = 'done', sign, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const Sign = kind === 'done' ? undefined : signs[kind];
  const isSilent = kind === 'nothing-yet' && !children;
  return (
    <div className={`text-quiet flex-1 grid justify-items-center gap-2.5 text-center ${styles.empty}`} data-kind={kind}>
      {sign ?? (isSilent ? null : Sign ? <Sign className={styles.sign} aria-hidden /> : <StageMeter steps={3} of={3} size="large" />)}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className={`flex flex-wrap justify-center gap-2 ${styles.actions}`}>{children}</div>}
    </div>
  );
}
