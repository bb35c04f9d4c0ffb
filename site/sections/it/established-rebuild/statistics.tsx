import type { Figure } from '#content/types';
import { figureText } from '#site/content/claims.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import styles from './statistics.module.css';

interface StatisticsProps {
  title: string;
  text: string;
  statistics: readonly { figure: Figure; title: string; text: string }[];
}

/** Figures about old systems; the first is the largest. */
export function Statistics({ title, text, statistics }: StatisticsProps) {
  return (
    <section className="section" aria-labelledby="statistics-title">
      <div className="wrap">
        <SectionHead id="statistics-title" title={title} text={text} className={styles.head} />
        <ul className={`stagger ${styles.cards}`} data-reveal="0.2">
          {statistics.map((card) => (
            <li key={card.title}>
              <h3 className="h3">{card.title}</h3>
              <p className="figure">
                <bdi dir="ltr">{figureText(card.figure)}</bdi>
              </p>
              <p className="item-text">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
