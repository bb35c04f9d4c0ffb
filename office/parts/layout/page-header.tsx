import { type ReactNode, useEffect } from 'react';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { company } from '../../content/company.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { HelpButton } from './help-button.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** The rest of the sentence that the heading is: what must be done. */
  summary?: ReactNode;
  /** At its end. */
  actions?: ReactNode;
}

/** The heading of a screen, which is also the title of the page. */
export function PageHeader({ title, summary, actions }: PageHeaderProps) {
  useTitle(title);
  return (
    <div className={`flex items-end justify-between flex-none ${styles.header}`}>
      <div className={`flex flex-wrap items-baseline min-w-0 ${styles.text}`}>
        <div className="row gap-1 min-w-0">
          <h1>{title}</h1>
          <HelpButton />
        </div>
        {summary && <p className="lead">{summary}</p>}
      </div>
      {actions && <div className={`row flex-none gap-2 ${styles.actions}`}>{actions}</div>}
    </div>
  );
}

/** The title of the browser's tab, for screens with a heading of their own. */
export function useTitle(page: string): void {
  const { title } = useText('frame');
  const { shortName } = company()[useLocale()];
  useEffect(() => {
    document.title = fillPlaceholders(title, { page: page.replace(/[.,]$/, ''), company: shortName });
  }, [title, page, shortName]);
}
