import { cloudServices } from '#content/cloud-services';
import { it } from '#content/it';
import { CostStatement } from './cost-statement.tsx';
import styles from './needs.module.css';

/** The case for a move as two invoices that shrink, and two stubs torn off beside them. */
export function Needs() {
  const { text, savings, stubs } = cloudServices.needs;
  return (
    <section className="section" aria-labelledby="needs-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={styles.head}>
          <h2 id="needs-title" className="h2">
            {it.needs}
          </h2>
          <p className="lead">{text}</p>
        </header>
        <ul className={styles.cards}>
          {savings.map((statement) => (
            <li key={statement.heading} className={styles.sheet} data-reveal="0.1">
              <CostStatement statement={statement} />
            </li>
          ))}
          {stubs.map(({ figure, label, text: about }) => (
            <li key={label} className={styles.stub} data-reveal="0.2">
              <p className="figure">{figure}</p>
              <div>
                <h3 className="h3">{label}</h3>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
