import type { Locale } from '#contract/locales';
import { companyIn } from '#site/content/company.ts';
import styles from './contact-lines.module.css';

interface ContactLinesProps {
  locale: Locale;
  /** The street address, where it is to be shown too. */
  address?: string;
}

/** Email, phone and, where it is given, the street address. */
export function ContactLines({ locale, address }: ContactLinesProps) {
  const { email, phone } = companyIn(locale);
  return (
    <address className={`grid justify-items-start text-heading ${styles.lines}`}>
      {[email, phone].map(({ label, href }) => (
        <a key={href} className="items-center" href={href}>
          <bdi dir="ltr">{label}</bdi>
        </a>
      ))}
      {address && <span>{address}</span>}
    </address>
  );
}
