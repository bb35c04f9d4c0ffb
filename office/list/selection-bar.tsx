import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import { IconButton } from '../parts/buttons/button.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  /** Says what to do before the first. */
  none: string;
  onClear(): void;
  /** Buttons for what can be done with them. */
  children: ReactNode;
}

/** Shows how many rows are selected (before the first what to do), and what can be done with them. */
export function SelectionBar({ count, none, onClear, children }: SelectionBarProps) {
  const text = useText('list');
  const counted = useCounted();
  return (
    <section
      className={`row text-xs flex-wrap absolute justify-center gap-1.5 mx-auto border bg-raise shadow ${styles.bar}`}
      aria-label={text.selection}
    >
      <p className={`inline-flex items-baseline gap-1.5 text-heading font-650 whitespace-nowrap ${styles.count}`} aria-live="polite">
        {count === 0 ? (
          none
        ) : (
          <>
            <span className="figure">{count}</span> <span className={styles.words}>{counted(text.selected, count)}</span>
          </>
        )}
      </p>
      {count > 0 && children}
      <IconButton className={styles.clear} icon={X} label={text.clearSelection} onClick={onClear} />
    </section>
  );
}
