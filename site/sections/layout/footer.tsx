import { ArrowUp, ArrowUpRight } from 'lucide-react';
import { brand } from '#brand';
import { footer } from '#content/en/footer';
import { ChatLink } from './chat-link.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

interface LinkColumnProps {
  title: string;
  links: readonly { label: string; href: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer() {
  return (
    <footer className={`theme-dark ${styles.footer}`}>
      <div className={`lazy-render ${styles.content}`}>
        <div className={`wrap grid-12 ${styles.top}`}>
          <div className={styles.about}>
            <p>{footer.description}</p>
            <SocialLinks className={`cluster no-print ${styles.social}`} />
          </div>
          <LinkColumn {...footer.company} />
          <LinkColumn {...footer.services} />
          <div className={styles.contact}>
            <h2 className={`label ${styles.title}`}>{footer.contact.title}</h2>
            <ul className={styles.links}>
              <li>
                <a href={brand.phone.href}>
                  <bdi dir="ltr">{brand.phone.label}</bdi>
                </a>
              </li>
              <li>
                <a href={brand.email.href}>{brand.email.label}</a>
              </li>
              <li>
                <a href={brand.office.map} target="_blank" rel="noopener">
                  <span className={styles.address}>
                    {brand.office.lines.map((line) => (
                      <span key={line}>{line} </span>
                    ))}
                    <ArrowUpRight className="icon" />
                    <span className="sr-only"> ({footer.contact.mapHint})</span>
                  </span>
                </a>
              </li>
            </ul>
          </div>
        </div>
        <Wordmark className={`no-print ${styles.wordmark}`} />
        <div className={`wrap cluster ${styles.end}`}>
          <p>{footer.copyright}</p>
          <ul className={`cluster ${styles.legal}`}>
            {footer.legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <a className="no-print" href="#top">
            {footer.toTop}
            <ArrowUp className="icon" />
          </a>
        </div>
      </div>
      {/* Beside what is laid out late: inside, that box would be the one that it is fixed to. */}
      {brand.chatUrl && <ChatLink href={brand.chatUrl} />}
    </footer>
  );
}
