import { pc } from '#content/en/pc';
import { SectionHead } from '../../shared/section-head.tsx';
import { deskDrawings } from './desk-drawings.tsx';
import styles from './use-cases.module.css';

/** Four uses of a computer, each with a drawing of its desk and the machine for it. */
export function UseCases() {
  const { title, lead, labels, items } = pc.desks;
  return (
    <section className={styles.section} aria-labelledby="use-cases-title">
      <div className="wrap">
        <SectionHead id="use-cases-title" title={title} text={lead} textClassName="text" className={styles.head} />
        <ul className={`stagger columns ${styles.useCases}`} data-reveal="0.2">
          {items.map(({ title: name, text, machine, beside }, index) => {
            const Desk = deskDrawings[index];
            return (
              <li key={name}>
                {Desk && <Desk className={styles.drawing} />}
                <h3 className="h3">{name}</h3>
                <p className="item-text">{text}</p>
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
