import '#ui/styles/some-pages/light-theme.css';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './paper-section.module.css';

interface PaperSectionProps {
  id: string;
  text: { title: string; statement: string; text: string };
  /** `note`: stands across from the title of the sheet. `isFirst`: on wide screens the sheet begins the line, and the words follow. */
  sheet: { title: string; note: string; isFirst?: boolean };
  className?: string | undefined;
  /** Stands below the words. */
  below?: ReactNode;
  /** Is written on the sheet. */
  children: ReactNode;
}

/** A section of words that stay in sight beside a sheet of paper on the dark page, with a ruled head. */
export function PaperSection({ id, text, sheet, className = '', below, children }: PaperSectionProps) {
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={`${id}-title`}>
      <div className={classNames('wrap grid', styles.inner, sheet.isFirst && styles.sheetFirst)}>
        <div className={`stack gap-6 ${styles.text}`}>
          <h2 id={`${id}-title`} className="eyebrow">
            {text.title}
          </h2>
          <p className="display-lg">{text.statement}</p>
          <p className="text">{text.text}</p>
          {below}
        </div>
        <div className={`theme-light ${styles.sheet}`}>
          <p className={`cluster justify-between ${styles.head}`}>
            <b>{sheet.title}</b>
            <span className="text-muted text-sm">{sheet.note}</span>
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
