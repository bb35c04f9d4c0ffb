import type { Figure } from '#content/types';
import { FigureList } from '#ui/figure-list.tsx';
import styles from './figure-strip.module.css';

interface FigureStripProps {
  figures: readonly Figure[];
  /** Names the strip by the number of its figures. */
  label: string;
}

/** Figures between hairlines, across the page. Nothing when there are none. */
export function FigureStrip({ figures, label }: FigureStripProps) {
  if (figures.length === 0) return null;
  return (
    <section className={`border-y ${styles.strip}`} aria-label={label}>
      <div className="wrap" data-reveal="0.3">
        <FigureList figures={figures} className={`grid ${styles.figures}`} />
      </div>
    </section>
  );
}
