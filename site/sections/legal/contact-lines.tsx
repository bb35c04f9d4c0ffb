import { brand } from '#brand';
import styles from './contact-lines.module.css';

/** Email, phone and, with `withAddress`, the street address. */
export function ContactLines({ withAddress = false }: { withAddress?: boolean }) {
  return (
    <address className={styles.lines}>
      <a href={brand.email.href}>{brand.email.label}</a>
      <a href={brand.phone.href}>{brand.phone.label}</a>
      {withAddress && <span>{brand.office.lines.join(', ')}</span>}
    </address>
  );
}
