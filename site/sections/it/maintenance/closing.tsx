import { brand } from '#brand';
import { maintenance } from '#content/maintenance';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The question, and the telephone number as large as the answer should be quick. */
export function Closing() {
  const { title, text, action, hours } = maintenance.closing;
  return (
    <ClosingSection title={title} text={text} action={action} className={{ section: styles.closing, words: styles.words, title: 'h2' }}>
      <div className={`wrap ${styles.call}`}>
        <a className={styles.phone} href={brand.phone.href}>
          {brand.phone.label}
        </a>
        <p className="caption">
          {hours}: {brand.hours.label}
        </p>
      </div>
    </ClosingSection>
  );
}
