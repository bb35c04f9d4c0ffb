import { mobileApp } from '#content/mobile-app';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The call to action: the sheet that an app draws up from the lower edge. */
export function Closing() {
  const { title, text, consultation, quote } = mobileApp.closing;
  return (
    <section className={styles.sheet} aria-labelledby="closing-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="closing-title" className={styles.title}>
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
