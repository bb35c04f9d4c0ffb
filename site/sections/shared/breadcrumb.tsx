import { navigation } from '#content/navigation';
import type { Crumb } from '#content/types';
import styles from './breadcrumb.module.css';

/** The path from the home page; the last step is this page. */
export function Breadcrumb({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav className={`no-print ${styles.breadcrumb}`} aria-label={navigation.breadcrumb}>
      <ol>
        {[navigation.home, ...steps].map(({ label, href }, index) => {
          const isCurrent = index === steps.length;
          return (
            <li key={label}>
              {href && !isCurrent ? <a href={href}>{label}</a> : <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
