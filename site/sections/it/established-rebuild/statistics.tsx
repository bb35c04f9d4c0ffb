import '#ui/styles/some-pages/figures.css';
import type { Figure } from '#content/types';
import { FigureText } from '#site/sections/shared/figure-text.tsx';
import { withoutMarks } from '#site/text-preview/text-marks.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './statistics.module.css';

interface StatisticsProps {
  title: string;
  text: string;
  statistics: readonly { figure: Figure; title: string; text: string }[];
}

const slotCount = 20;

/** Slots of 16 by 48 units, the first of them `from` places from the start. */
const slots = (from: number, count: number) => Array.from({ length: count }, (_, slot) => `M${(from + slot) * 20} 0h16v48h-16z`).join('');

/** A figure as the filled slots of a cabinet: a share of them, or all. */
function Slots({ figure: { value, unit = '' } }: { figure: Figure }) {
  const share = withoutMarks(unit) === '%' ? Number(withoutMarks(value)) / 100 : 1;
  const filled = Math.round(share * slotCount);
  return (
    <svg className={`mirrored w-full ${styles.slots}`} viewBox="0 0 396 48" preserveAspectRatio="none" aria-hidden="true">
      <path d={slots(filled, slotCount - filled)} />
      <path className={styles.filled} d={slots(0, filled)} />
    </svg>
  );
}

/** Figures about old systems, each with its share of a cabinet; the first is the largest. */
export function Statistics({ title, text, statistics }: StatisticsProps) {
  return (
    <section className="section" aria-labelledby="statistics-title">
      <div className="wrap">
        <SectionHead id="statistics-title" title={title} text={text} className={styles.head} />
        <ul className={`stagger grid gap-4 ${styles.cards}`} data-reveal="0.2">
          {statistics.map((card) => (
            <li key={card.title} className="grid gap-5">
              <h3 className="h3">{card.title}</h3>
              <Slots figure={card.figure} />
              <p className="figure">
                <FigureText figure={card.figure} />
              </p>
              <p className="item-text">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
