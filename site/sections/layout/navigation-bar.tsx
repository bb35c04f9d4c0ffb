import { ChevronDown, Menu, X } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { aboutPart, type PageName, pageUrl } from '#contract/urls';
import { companyIn } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import { LanguageHint } from './language-hint.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navigation-bar.module.css';
import near from './near-quote.module.css';

interface NavigationBarProps {
  /** The page that is open, to mark its link. */
  current: PageName | undefined;
  /** Its path in the default language, with the query that it reads. */
  path: string;
  locale: Locale;
}

/**
 * The fixed bar. Drop-downs open on hover and on focus without a script; scripts/navigation.ts adds the background past 10 px, Escape and
 * `aria-expanded`. On phones the menu is a popover, which the browser closes on a click elsewhere. A browser without popovers opens it by
 * scripts/navigation.ts; one that has no script either, by a link to it.
 */
export function NavigationBar({ current, path, locale }: NavigationBarProps) {
  const text = content('navigation', locale);
  const { name, shortName } = companyIn(locale);
  const link = (page: PageName) => ({ href: pageUrl(page, locale), 'aria-current': page === current ? ('page' as const) : undefined });
  return (
    <header className={`theme-dark ${styles.bar}`} data-navigation>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={pageUrl('home', locale)} aria-label={text.homeLink}>
          <Mark className={styles.mark} />
          <span className={`hidden balance ${styles.name}`}>{name}</span>
          <span className={styles.shortName}>{shortName}</span>
        </a>

        <nav className={`hidden no-print ${styles.main}`} aria-label={text.label}>
          <ul className={styles.list}>
            <li>
              <a className={styles.item} {...link('home')}>
                {text.home}
              </a>
            </li>
            <li className="relative" data-drop>
              <a className={styles.item} {...link('about')} data-drop-trigger>
                {text.about}
                <ChevronDown className={`icon ${styles.chevron}`} />
              </a>
              <ul className={styles.drop}>
                {(['overview', 'why', 'vision', 'mission'] as const).map((part) => (
                  <li key={part}>
                    <a href={aboutPart(part, locale)}>{text.aboutParts[part]}</a>
                  </li>
                ))}
              </ul>
            </li>
            <li className={styles.hasMega} data-drop>
              <button type="button" className={styles.item} data-drop-trigger>
                {text.services}
                <ChevronDown className={`icon ${styles.chevron}`} />
              </button>
              <MegaMenu current={current} locale={locale} />
            </li>
            {(['ourGroup', 'clients', 'contact'] as const).map((page) => (
              <li key={page}>
                <a className={styles.item} {...link(page)}>
                  {text[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <div className={`no-print ${near.place}`}>
          <LanguageSwitch path={path} locale={locale} className={`${styles.language} ${near.language}`} />
          <a className={`btn btn--primary btn--sm ${near.quote}`} href={pageUrl('contact', locale)}>
            {text.quote}
          </a>
        </div>
        <a className={`btn btn--line btn--sm hidden no-print ${styles.quote}`} href={pageUrl('contact', locale)}>
          {text.quote}
        </a>
        <button type="button" className={`no-print ${styles.menuButton}`} popoverTarget="menu" aria-label={text.menu.open}>
          <Menu className={`icon ${styles.openIcon}`} />
          <X className={`icon ${styles.closeIcon}`} />
        </button>
        <a className={`no-print ${styles.menuButton} ${styles.menuLink}`} href="#menu" aria-label={text.menu.open}>
          <Menu className="icon" />
        </a>
      </div>
      <LanguageHint path={path} locale={locale} />
      <MobileMenu current={current} path={path} locale={locale} />
    </header>
  );
}
