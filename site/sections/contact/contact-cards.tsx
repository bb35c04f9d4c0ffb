import { ArrowUpRight, Check, Copy } from 'lucide-react';
import type { Brand } from '#brand';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { BreakableEmail } from '#ui/breakable-email.tsx';
import { SocialLinks, socialLinks } from '../layout/social-links.tsx';
import styles from './contact-cards.module.css';
import { OpeningHours } from './opening-hours.tsx';

interface CopyButtonProps {
  value: string;
  /** Says what is copied, for screen readers. */
  what: string;
  text: Content<'contact'>['copy'];
}

function CopyButton({ value, what, text }: CopyButtonProps) {
  return (
    <button type="button" className={`btn btn--line btn--sm needs-script ${styles.copy}`} data-copy={value} data-copied-label={text.done}>
      <Copy className={`icon ${styles.copyIcon}`} />
      <Check className={`icon ${styles.copiedIcon}`} />
      <span>
        <span data-label aria-live="polite">
          {text.action}
        </span>
        <span className="sr-only"> {what}</span>
      </span>
    </button>
  );
}

interface ContactCardsProps {
  text: Content<'contact'>;
  company: Brand;
  locale: Locale;
  networks: Content<'footer'>['social'];
}

/** Every way to reach the company, one per row. */
export function ContactCards({ text: { labels, copy, map }, company, locale, networks }: ContactCardsProps) {
  const { phone, email, office } = company;
  return (
    <ul className={styles.cards}>
      <li className="grid items-center leading-normal">
        <h2>{labels.phone}</h2>
        <p>
          <a className={`h3 items-center ${styles.large}`} href={phone.href}>
            <bdi dir="ltr">{phone.label}</bdi>
          </a>
        </p>
        <CopyButton value={phone.label} what={copy.phone} text={copy} />
      </li>
      <li className="grid items-center leading-normal">
        <h2>{labels.email}</h2>
        <p>
          <a className={`h3 items-center ${styles.large}`} href={email.href}>
            <BreakableEmail email={email.label} />
          </a>
        </p>
        <CopyButton value={email.label} what={copy.email} text={copy} />
      </li>
      <li className="grid items-center leading-normal">
        <h2>{labels.office}</h2>
        <address className={`text-heading ${styles.wide}`}>
          {office.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <a className={`link ${styles.map}`} href={office.map} target="_blank" rel="noopener">
            {map.label}
            <ArrowUpRight className="icon icon-along" />
            <span className="sr-only"> ({map.hint})</span>
          </a>
        </address>
      </li>
      <li className="grid items-center leading-normal">
        <h2>{labels.hours}</h2>
        <div className={`text-heading ${styles.wide}`}>
          <OpeningHours locale={locale} />
        </div>
      </li>
      {socialLinks(company).length > 0 && (
        <li className="grid items-center leading-normal">
          <h2>{labels.social}</h2>
          <SocialLinks company={company} names={networks} className={`cluster text-heading ${styles.wide}`} />
        </li>
      )}
    </ul>
  );
}
