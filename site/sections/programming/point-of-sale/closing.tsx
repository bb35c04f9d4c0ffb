import { pointOfSale } from '#content/en/point-of-sale';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The closing call to action, as a ticket with a stub to tear off. */
export function Closing() {
  const { title, text, action, stub } = pointOfSale.closing;
  return (
    <section className="section section--flush-start" aria-labelledby="closing-title">
      <div className="wrap">
        <div className={`split ${styles.ticket}`}>
          <h2 id="closing-title" className={`display-lg ${styles.title}`}>
            {title}
          </h2>
          <div className={styles.stub}>
            <p>{text}</p>
            <LinkButton href={action.href} variant="gold">
              {action.label}
            </LinkButton>
          </div>
          <p className={styles.edge} aria-hidden="true">
            {stub}
          </p>
        </div>
      </div>
    </section>
  );
}
