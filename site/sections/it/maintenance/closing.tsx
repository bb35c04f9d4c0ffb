import { brand } from '#brand';
import { maintenance } from '#content/en/maintenance';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** The closing section with the telephone number across the page. */
export function Closing() {
  const { title, text, action, hours } = maintenance.closing;
  return (
    <ClosingSection
      text={{ title, text, action: action.label }}
      locale="en"
      className={{ section: styles.section, text: styles.text, title: 'h2' }}
    >
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
