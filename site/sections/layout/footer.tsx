import { ArrowUp, ArrowUpRight } from 'lucide-react';
import { type Locale, siteLocales } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import { companyIn, isOffered } from '#site/content/company.ts';
import { type Content, content } from '#site/content/content.ts';
import { otherHours } from '#site/content/hours.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { leadOf } from './service-pages.ts';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

interface LinkColumnProps {
  title: string;
  /** Without a page a link is left out, and the column without any. */
  links: readonly (readonly [label: string, page: PageName | undefined])[];
  locale: Locale;
}

function LinkColumn({ title, links, locale }: LinkColumnProps) {
  if (links.every(([, page]) => page === undefined)) return null;
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{title}</h2>
      <ul className={styles.links}>
        {links.map(
          ([label, page]) =>
            page && (
              <li key={label}>
                <a href={pageUrl(page, locale)}>{label}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

const companyPages = ['about', 'ourGroup', 'clients', 'careers', 'contact'] as const;

/** The general services, each with the page to which it leads. */
const serviceLinks = (text: Content<'footer'>['services']) =>
  [
    [text.pointOfSale, leadOf('itServices')],
    [text.digitalMarketing, leadOf('marketingServices')],
    [text.maintenance, isOffered('maintenance') ? 'maintenance' : undefined],
  ] as const;

interface FooterProps {
  /** The page that is open: its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
}

export function Footer({ path, locale }: FooterProps) {
  const footer = content('footer', locale);
  const company = companyIn(locale);
  const { name, phone, email, office, chatUrl } = company;
  return (
    <footer className={`theme-dark ${styles.footer}`}>
      <div className={`lazy-render ${styles.content}`}>
        <div className={`wrap grid-12 ${styles.top}`}>
          <div className={styles.about}>
            <p>{footer.description}</p>
            <SocialLinks company={company} names={footer.social} className={`cluster no-print ${styles.social}`} />
          </div>
          <LinkColumn title={footer.company.title} links={companyPages.map((page) => [footer.company[page], page])} locale={locale} />
          <LinkColumn title={footer.services.title} links={serviceLinks(footer.services)} locale={locale} />
          <div className={styles.contact}>
            <h2 className={`label ${styles.title}`}>{footer.contact.title}</h2>
            <ul className={styles.links}>
              <li>
                <a href={phone.href}>
                  <bdi dir="ltr">{phone.label}</bdi>
                </a>
              </li>
              <li>
                <a href={email.href}>
                  <bdi dir="ltr">{email.label}</bdi>
                </a>
              </li>
              <li>
                <a href={office.map} target="_blank" rel="noopener">
                  <span className={styles.address}>
                    {office.lines.map((line) => (
                      <span key={line}>{line} </span>
                    ))}
                    <ArrowUpRight className="icon icon-along" />
                    <span className="sr-only"> ({footer.contact.mapHint})</span>
                  </span>
                </a>
              </li>
              {otherHours(locale).map((line) => (
                <li key={line} className="mt-2">
                  {line}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Wordmark name={name} className={`no-print ${styles.wordmark}`} />
        <div className={`wrap cluster ${styles.end}`}>
          <p>{footer.copyright}</p>
          <ul className={`cluster ${styles.legal}`}>
            {(['termsConditions', 'privacyPolicy'] as const).map((page) => (
              <li key={page}>
                <a href={pageUrl(page, locale)}>{footer.legal[page]}</a>
              </li>
            ))}
            {siteLocales.length > 1 && (
              <li className="no-print">
                <LanguageSwitch path={path} locale={locale} />
              </li>
            )}
          </ul>
          <a className="no-print" href="#top">
            {footer.toTop}
            <ArrowUp className="icon" />
          </a>
        </div>
      </div>
      {/* Beside what is laid out late: inside, that box would be the one that it is fixed to. */}
      {chatUrl && <ChatLink href={chatUrl} label={footer.chat} />}
    </footer>
  );
}
