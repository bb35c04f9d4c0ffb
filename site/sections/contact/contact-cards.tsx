import { ArrowUpRight, Check, Copy } from 'lucide-react';
import { brand } from '#brand';
import { contact } from '#content/en/contact';
import { shortDays } from '#content/en/week';
import { content } from '#site/content/content.ts';
import { BreakableEmail } from '#ui/breakable-email.tsx';
import { SocialLinks, socialLinks } from '../layout/social-links.tsx';
import styles from './contact-cards.module.css';

const { labels, copy, map } = contact;

interface CopyButtonProps {
  value: string;
  /** What is copied, for screen readers. */
  what: string;
}

function CopyButton({ value, what }: CopyButtonProps) {
  return (
    <button type="button" className={`btn btn--line btn--sm needs-script ${styles.copy}`} data-copy={value} data-copied-label={copy.done}>
      <Copy className={`icon ${styles.copyIcon}`} />
      <Check className={`icon ${styles.copiedIcon}`} />
      <span>
        <span data-label aria-live="polite">
          {copy.action}
        </span>
        <span className="sr-only"> {what}</span>
      </span>
    </button>
  );
}

/** Every way to reach the company, one per row. */
export function ContactCards() {
  const { phone, email, office, hours } = brand;
  return (
    <ul className={styles.cards}>
      <li>
        <h2>{labels.phone}</h2>
        <p>
          <a className={`h3 ${styles.large}`} href={phone.href}>
            <bdi dir="ltr">{phone.label}</bdi>
          </a>
        </p>
        <CopyButton value={phone.label} what={copy.phone} />
      </li>
      <li>
        <h2>{labels.email}</h2>
        <p>
          <a className={`h3 ${styles.large}`} href={email.href}>
            <BreakableEmail email={email.label} />
          </a>
        </p>
        <CopyButton value={email.label} what={copy.email} />
      </li>
      <li>
        <h2>{labels.office}</h2>
        <address className={styles.wide}>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a className={`link ${styles.map}`} href={office.map} target="_blank" rel="noopener">
            {map.label}
            <ArrowUpRight className="icon" />
            <span className="sr-only"> ({map.hint})</span>
          </a>
        </address>
      </li>
      <li>
        <h2>{labels.hours}</h2>
        <div className={styles.wide}>
          <ol className={styles.week} aria-hidden="true">
            {hours.days.map(({ day, open }) => (
              <li key={day} data-open={open || undefined}>
                {shortDays[day]}
              </li>
            ))}
          </ol>
          <p className={styles.hours}>{hours.label}</p>
          {hours.otherwise && <p>{hours.otherwise}</p>}
        </div>
      </li>
      {socialLinks.length > 0 && (
        <li>
          <h2>{labels.social}</h2>
          <SocialLinks names={content('footer', 'en').social} className={`cluster ${styles.wide}`} />
        </li>
      )}
    </ul>
  );
}
