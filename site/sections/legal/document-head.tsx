import type { Crumb } from '#content/types';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import styles from './document-head.module.css';

interface DocumentHeadProps {
  breadcrumb: readonly Crumb[];
  title: string;
  effective: { label: string; date: string; shown: string };
  lead: string;
}

/** The top of a legal document: title, effective date and lead. */
export function DocumentHead({ breadcrumb, title, effective, lead }: DocumentHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb steps={breadcrumb} />
        <h1 className={`display-xl ${styles.title}`}>{title}</h1>
        <div className={`stack ${styles.aside}`}>
          <p className={styles.date}>
            {effective.label} <time dateTime={effective.date}>{effective.shown}</time>
          </p>
          <p className="lead">{lead}</p>
        </div>
      </div>
    </header>
  );
}
