import { cloudServices } from '#content/en/cloud-services';
import { content } from '#site/content/content.ts';
import { SectionHead } from '../../shared/section-head.tsx';
import { CostStatement } from './cost-statement.tsx';
import styles from './needs.module.css';

/** The savings of a move as two statements of costs, and two figures beside them. */
export function Needs() {
  const { text, savings, stubs } = cloudServices.needs;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className={`wrap ${styles.content}`}>
        <SectionHead id="needs-title" title={content('it', 'en').needs} text={text} className={styles.head} />
        <ul className={styles.cards}>
          {savings.map((statement) => (
            <li key={statement.heading} data-reveal="0.1">
              <CostStatement statement={statement} />
            </li>
          ))}
          {stubs.map(({ figure, label, text: about }) => (
            <li key={label} className={styles.figureCard} data-reveal="0.2">
              <p className="figure">{figure}</p>
              <div>
                <h3 className="h3">{label}</h3>
                <p className="item-text">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
