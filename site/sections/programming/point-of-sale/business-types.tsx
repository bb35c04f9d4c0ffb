import { pointOfSale } from '#content/en/point-of-sale';
import { BusinessTypeItems } from '../business-type-items.tsx';
import styles from './business-types.module.css';

/** The seven kinds of business as doors on one street. On a narrow screen the list scrolls sideways. */
export function BusinessTypes() {
  const { title, text, types } = pointOfSale.businesses;
  return (
    <section className={styles.section} aria-labelledby="street-title">
      <header className={`wrap ${styles.head}`}>
        <h2 id="street-title" className="h2">
          {title}
        </h2>
        <p>{text}</p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable with the keyboard */}
      <ul className={styles.street} aria-labelledby="street-title" tabIndex={0}>
        <BusinessTypeItems types={types} iconClassName={styles.door} />
      </ul>
    </section>
  );
}
