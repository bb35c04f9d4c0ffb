import '#ui/styles/some-pages/light-theme.css';
import type { ReactNode } from 'react';
import styles from './paper-sheet.module.css';

interface PaperSheetProps {
  title: string;
  /** Stands across from the title. */
  note: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper on the dark page, with a ruled head. */
export function PaperSheet({ title, note, className = '', children }: PaperSheetProps) {
  return (
    <div className={`theme-light ${styles.sheet} ${className}`}>
      <p className={`cluster justify-between ${styles.head}`}>
        <b>{title}</b>
        <span className="text-muted text-sm">{note}</span>
      </p>
      {children}
    </div>
  );
}
