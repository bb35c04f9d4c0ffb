import type { Figure } from '#content/types';
import { FigureList } from '#ui/figure-list.tsx';
import styles from './figure-strip.module.css';

/** Four figures between hairlines, across the page. */
export function FigureStrip({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <section className={styles.strip} aria-label={label}>
      <div className="wrap" data-reveal="0.3">
        <FigureList figures={figures} className={styles.figures} />
      </div>
    </section>
  );
}
