import { brand } from '#brand';
import { maintenance } from '#content/maintenance';
import { Closing } from '../closing.tsx';
import styles from './visit.module.css';

/** The question, and the telephone number as large as the answer should be quick. */
export function Visit() {
  const { title, text, action, hours } = maintenance.closing;
  return (
    <Closing title={title} text={text} action={action} className={{ section: styles.closing, words: styles.words, title: 'h2' }}>
      <div className={`wrap ${styles.call}`}>
        <a className={styles.phone} href={brand.phone.href}>
          {brand.phone.label}
        </a>
        <p className="caption">
          {hours}: {brand.hours.label}
        </p>
      </div>
    </Closing>
  );
}
