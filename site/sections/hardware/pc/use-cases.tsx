import { pc } from '#content/pc';
import { deskDrawings } from './desk-drawings.tsx';
import styles from './use-cases.module.css';

/** A computer is chosen by the desk it stands on: four desks, drawn on one floor line. */
export function UseCases() {
  const { title, lead, labels, items } = pc.desks;
  return (
    <section className={styles.desks} aria-labelledby="desks-title">
      <div className="wrap">
        <header className={styles.head}>
          <h2 id="desks-title" className="h2">
            {title}
          </h2>
          <p>{lead}</p>
        </header>
        <ul className={`stagger ${styles.row}`} data-reveal="0.2">
          {items.map(({ title: name, text, machine, beside }, index) => {
            const Desk = deskDrawings[index];
            return (
              <li key={name}>
                {Desk && <Desk className={styles.drawing} />}
                <h3 className="h3">{name}</h3>
                <p className={styles.text}>{text}</p>
                <dl className={styles.facts}>
                  <dt>{labels.machine}</dt>
                  <dd>{machine}</dd>
                  <dt>{labels.beside}</dt>
                  <dd>{beside}</dd>
                </dl>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
