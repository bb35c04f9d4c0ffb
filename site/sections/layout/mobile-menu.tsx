import { ArrowRight, ChevronDown, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Locale, siteLocales } from '#contract/locales';
import type { ServiceFamily } from '#contract/services';
import { aboutPart, type PageName, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { ordinaryHours, otherHours } from '#site/content/hours.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { servicesOf } from './service-pages.ts';

interface SubmenuProps {
  label: string;
  children: ReactNode;
}

/** A disclosure; the shared name keeps at most one of them open. */
function Submenu({ label, children }: SubmenuProps) {
  return (
    <li>
      <details name="submenu">
        <summary className={styles.item}>
          {label}
          <ChevronDown className="icon" />
        </summary>
        <div className={styles.submenu}>{children}</div>
      </details>
    </li>
  );
}

function LinkList({ links }: { links: readonly { label: string; href: string; isCurrent?: boolean }[] }) {
  return (
    <ul>
      {links.map(({ label, href, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MobileMenuProps {
  /** The page that is open. */
  current: PageName | undefined;
  /** Its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
}

/** The menu of narrow windows: a popover with two submenus, and how else to reach the company. */
export function MobileMenu({ current, path, locale }: MobileMenuProps) {
  const text = content('navigation', locale);
  const { menu, groups } = text;
  const { phone, chatUrl } = companyIn(locale);
  const links = (family: ServiceFamily) =>
    servicesOf(family, locale).map(({ page, name }) => ({ label: name, href: pageUrl(page, locale), isCurrent: page === current }));
  const [core, marketing] = [links('core'), links('marketing')];
  const nested = (['programming', 'hardware'] as const)
    .map((family) => ({ family, links: links(family) }))
    .filter(({ links: own }) => own.length > 0);
  const aboutLinks = (['overview', 'why', 'vision', 'mission'] as const).map((part) => ({
    label: text.aboutParts[part],
    href: aboutPart(part, locale),
  }));
  return (
    <div id="menu" className={styles.menu} popover="auto">
      <a className={`${styles.item} ${styles.close}`} href="#main">
        {text.languageHint.dismiss}
      </a>
      <nav aria-label={menu.open}>
        <ul>
          <li>
            <a className={styles.item} href={pageUrl('home', locale)} aria-current={current === 'home' ? 'page' : undefined}>
              {text.home}
            </a>
          </li>
          <Submenu label={text.about}>
            <LinkList links={aboutLinks} />
          </Submenu>
          <Submenu label={text.services}>
            {(nested.length > 0 || core.length > 0) && <p className={`label ${styles.title}`}>{menu.core}</p>}
            {nested.map((group) => (
              <div key={group.family} className={styles.group}>
                <p>{groups[group.family]}</p>
                <LinkList links={group.links} />
              </div>
            ))}
            {core.length > 0 && <LinkList links={core} />}
            {marketing.length > 0 && (
              <>
                <p className={`label ${styles.title}`}>{menu.digital}</p>
                <LinkList links={marketing} />
              </>
            )}
          </Submenu>
          {(['ourGroup', 'clients', 'contact'] as const).map((page) => (
            <li key={page}>
              <a className={styles.item} href={pageUrl(page, locale)} aria-current={page === current ? 'page' : undefined}>
                {text[page]}
              </a>
            </li>
          ))}
          {siteLocales.length > 1 && (
            <li>
              <LanguageSwitch path={path} locale={locale} className={styles.item} />
            </li>
          )}
        </ul>
        <a className={`btn btn--primary ${styles.quote}`} href={pageUrl('contact', locale)}>
          {text.quote}
          <ArrowRight className="icon icon-along" />
        </a>
      </nav>
      <div className={styles.reach}>
        <a href={phone.href}>
          <Phone className="icon" />
          <bdi dir="ltr">{phone.label}</bdi>
        </a>
        {chatUrl && (
          <a href={chatUrl} target="_blank" rel="noopener">
            <MessageCircle className="icon" />
            {menu.chat}
          </a>
        )}
        <p className="text-sm text-muted">
          {[...ordinaryHours(locale), ...otherHours(locale)].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
