import { useEffect, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import styles from './skeleton.module.css';

/** Milliseconds before anything is shown: what comes at once needs no placeholder. */
const delayMs = 200;

interface SkeletonProps {
  rows?: number;
  /** In the shape of a list of people and messages, of a text, or of lines of a table. */
  shape?: 'rows' | 'text' | 'table';
}

/** A placeholder in the shape of what is loading. */
export function Skeleton({ rows = 6, shape = 'rows' }: SkeletonProps) {
  const { loading } = useText('parts');
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return <div className="grid flex-1 content-start" aria-busy="true" />;
  return (
    <div className="grid flex-1 content-start" data-shape={shape} role="status">
      <span className="visually-hidden">{loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={row} className={`grid gap-2.5 content-center px-pad border-b-hair ${styles.row}`}>
          <span className={styles.bar} />
          <span className={styles.bar} />
        </span>
      ))}
    </div>
  );
}
