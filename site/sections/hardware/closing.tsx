import { ArrowRight } from 'lucide-react';
import { hardware } from '#content/en/hardware';
import styles from './closing.module.css';

/** The call to action at the end of every hardware page: one link across the whole page. */
export function Closing() {
  const { primary, secondary, href } = hardware.closing;
  return (
    <section aria-labelledby="closing-title">
      <a className={styles.link} href={href}>
        <h2 id="closing-title" className="wrap">
          <span className={`highlight ${styles.primary}`}>{primary}</span>{' '}
          <span className={styles.secondary}>
            {secondary}
            <span className={`icon-btn ${styles.arrow}`} aria-hidden="true">
              <ArrowRight className="icon icon-along" />
            </span>
          </span>
        </h2>
      </a>
    </section>
  );
}
