import { mobileApp } from '#content/en/mobile-app';
import { BusinessTypeItems } from '../business-type-items.tsx';
import styles from './business-types.module.css';

/** The seven kinds of business as apps: a home screen on the phone, a dock on the desk. */
export function BusinessTypes() {
  const { title, text, types } = mobileApp.businesses;
  return (
    <section className="section section--flush-start" aria-labelledby="dock-title">
      <div className="wrap">
        <header className={`section-head ${styles.head}`}>
          <h2 id="dock-title" className="h2">
            {title}
          </h2>
          <p>{text}</p>
        </header>
        <ul className={styles.dock}>
          <BusinessTypeItems types={types} iconClassName={styles.app} />
        </ul>
      </div>
    </section>
  );
}
