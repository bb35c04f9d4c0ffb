import { LockKeyhole } from 'lucide-react';
import { website } from '#content/en/website';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './closing.module.css';

/** The closing call to action, as an address bar that waits for a name. */
export function Closing() {
  const { title, text, scheme, action } = website.closing;
  return (
    <section className={`section ${styles.section}`} aria-labelledby="closing-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="closing-title" className={`display-lg ${styles.title}`}>
          {title}
        </h2>
        <div className={styles.bar}>
          <p className={styles.url} aria-hidden="true">
            <LockKeyhole className="icon" />
            <span>{scheme}</span>
          </p>
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        </div>
        <p className="text">{text}</p>
      </div>
    </section>
  );
}
