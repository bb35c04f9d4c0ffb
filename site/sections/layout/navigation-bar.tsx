import { ChevronDown, Menu, X } from 'lucide-react';
import { brand } from '#brand';
import { navigation } from '#content/en/navigation';
import { urls } from '#contract/urls';
import { Mark } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './navigation-bar.module.css';

interface NavigationBarProps {
  /** The path of the current page, to mark its link. */
  path: string;
}

/**
 * The fixed bar. Drop-downs open on hover and on focus without a script; scripts/navigation.ts adds the background past 10 px, Escape and
 * `aria-expanded`. On phones the menu is a popover, which the browser closes on a click elsewhere.
 */
export function NavigationBar({ path }: NavigationBarProps) {
  const current = (href: string) => (href === path ? ('page' as const) : undefined);
  return (
    <header className={`theme-dark ${styles.bar}`} data-navigation>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={urls.home} aria-label={`${brand.name}, ${navigation.home.label}`}>
          <Mark className={styles.mark} />
          <span className={styles.name}>{brand.name}</span>
          <span className={styles.shortName}>{brand.shortName}</span>
        </a>

        <nav className={`no-print ${styles.main}`} aria-label={navigation.label}>
          <ul className={styles.list}>
            <li>
              <a className={styles.item} href={urls.home} aria-current={current(urls.home)}>
                {navigation.home.label}
              </a>
            </li>
            <li className={styles.hasDrop} data-drop>
              <a className={styles.item} href={navigation.about.href} aria-current={current(urls.about)} data-drop-trigger>
                {navigation.about.label}
                <ChevronDown className={`icon ${styles.chevron}`} />
              </a>
              <ul className={styles.drop}>
                {navigation.about.entries.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
            <li className={styles.hasMega} data-drop>
              <button type="button" className={styles.item} data-drop-trigger>
                {navigation.services.label}
                <ChevronDown className={`icon ${styles.chevron}`} />
              </button>
              <MegaMenu path={path} />
            </li>
            {[navigation.group, navigation.clients, navigation.contact].map(({ label, href }) => (
              <li key={href}>
                <a className={styles.item} href={href} aria-current={current(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <a className={`btn btn--line btn--sm no-print ${styles.quote}`} href={navigation.quote.href}>
          {navigation.quote.label}
        </a>
        <button type="button" className={`no-print ${styles.menuButton}`} popoverTarget="menu" aria-label={navigation.menu.open}>
          <Menu className={`icon ${styles.openIcon}`} />
          <X className={`icon ${styles.closeIcon}`} />
        </button>
      </div>
      <MobileMenu path={path} />
    </header>
  );
}
