import { navigation } from '#content/navigation';
import type { Crumb } from '#content/types';
import styles from './breadcrumb.module.css';

/** The way here from the home page. The last step is this page. */
export function Breadcrumb({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label={navigation.breadcrumb}>
      <ol>
        {[navigation.home, ...steps].map(({ label, href }, index) => {
          const here = index === steps.length;
          return (
            <li key={label}>
              {href && !here ? <a href={href}>{label}</a> : <span aria-current={here ? 'page' : undefined}>{label}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
