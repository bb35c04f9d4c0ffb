import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PluralText } from '#content/translation';
import { useCounted } from '../content/use-counted.ts';
import { IconButton } from '../parts/buttons/button.tsx';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  text: { label: string; count: PluralText; none: string; clear: string };
  onClear(): void;
  /** Buttons for what can be done with them. */
  children: ReactNode;
}

/** Shows how many rows are selected (before the first what to do), and what can be done with them. */
export function SelectionBar({ count, text, onClear, children }: SelectionBarProps) {
  const counted = useCounted();
  return (
    <section
      className={`row text-xs flex-wrap absolute justify-center gap-1.5 mx-auto border bg-raise shadow ${styles.bar}`}
      aria-label={text.label}
    >
      <p className={`inline-flex items-baseline gap-1.5 text-heading font-650 whitespace-nowrap ${styles.count}`} aria-live="polite">
        {count === 0 ? (
          text.none
        ) : (
          <>
            <span className="figure">{count}</span> {counted(text.count, count)}
          </>
        )}
      </p>
      {count > 0 && children}
      <IconButton className={styles.clear} icon={X} label={text.clear} onClick={onClear} />
    </section>
  );
}
