import type { Crumb } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { content } from '#site/content/content.ts';
import styles from './breadcrumb.module.css';

/** The path from the home page; the last step is this page. */
export function Breadcrumb({ steps, locale }: { steps: readonly Crumb[]; locale: Locale }) {
  const { breadcrumb, home } = content('navigation', locale);
  return (
    <nav className={`no-print ${styles.breadcrumb}`} aria-label={breadcrumb}>
      <ol className="flex flex-wrap text-sm text-muted">
        {[{ label: home, href: pageUrl('home', locale) }, ...steps].map(({ label, href }, index) => {
          const isCurrent = index === steps.length;
          return (
            <li key={label} className="flex items-center">
              {href && !isCurrent ? (
                <a className="flex items-center" href={href}>
                  {label}
                </a>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
