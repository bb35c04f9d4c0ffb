import { ArrowUp, ArrowUpRight } from 'lucide-react';
import { type Locale, siteLocales } from '#contract/locales';
import { type PageName, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { otherHours } from '#site/content/hours.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';
import { Wordmark } from './wordmark.tsx';

interface LinkColumnProps<Page extends PageName> {
  /** The title, and the label of each page. */
  text: { title: string } & Record<Page, string>;
  pages: readonly Page[];
  locale: Locale;
}

function LinkColumn<Page extends PageName>({ text, pages, locale }: LinkColumnProps<Page>) {
  return (
    <div>
      <h2 className={`label ${styles.title}`}>{text.title}</h2>
      <ul className={styles.links}>
        {pages.map((page) => (
          <li key={page}>
            <a href={pageUrl(page, locale)}>{text[page]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
          <LinkColumn text={footer.company} pages={['about', 'ourGroup', 'clients', 'careers', 'contact']} locale={locale} />
          <LinkColumn text={footer.services} pages={['pointOfSale', 'digitalMarketing', 'maintenance']} locale={locale} />
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
