import { mobileApp } from '#content/en/mobile-app';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The closing call to action, as the bottom sheet of an app. */
export function Closing() {
  const { title, text, consultation, quote } = mobileApp.closing;
  return (
    <section className={styles.sheet} aria-labelledby="closing-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="closing-title" className="display-lg">
          {title}
        </h2>
        <p className="lead">{text}</p>
        <p className={styles.actions}>
          <LinkButton href={consultation.href} variant="gold" size="large">
            {consultation.label}
          </LinkButton>
          <LinkButton href={quote.href} variant="line" size="large">
            {quote.label}
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
