import { ArrowRight, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { navigation } from '#content/en/navigation';
import { urls } from '#contract/urls';
import styles from './mobile-menu.module.css';

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

function LinkList({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={`${label}${href}`}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The menu of narrow windows: a popover with two submenus. */
export function MobileMenu({ path }: { path: string }) {
  const { core, marketing } = navigation.services;
  const { home, about, services, group, clients, contact, quote, menu } = navigation;
  return (
    <div id="menu" className={styles.menu} popover="auto">
      <nav aria-label={menu.open}>
        <ul>
          <li>
            <a className={styles.item} href={home.href} aria-current={path === urls.home ? 'page' : undefined}>
              {home.label}
            </a>
          </li>
          <Submenu label={about.label}>
            <LinkList links={about.entries} />
          </Submenu>
          <Submenu label={services.label}>
            <p className={`label ${styles.title}`}>{menu.core}</p>
            {core.groups.map(({ label, entries }) => (
              <div key={label} className={styles.group}>
                <p>{label}</p>
                <LinkList links={entries} />
              </div>
            ))}
            <LinkList links={core.entries} />
            <p className={`label ${styles.title}`}>{menu.digital}</p>
            <LinkList links={marketing.entries} />
          </Submenu>
          {[group, clients, contact].map(({ label, href }) => (
            <li key={href}>
              <a className={styles.item} href={href} aria-current={path === href ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a className={`btn btn--gold ${styles.quote}`} href={quote.href}>
          {quote.label}
          <ArrowRight className="icon icon-along" />
        </a>
      </nav>
    </div>
  );
}
