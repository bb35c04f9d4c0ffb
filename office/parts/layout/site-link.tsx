import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { localizedPath } from '#contract/locales';
import { type PageName, urls } from '#contract/urls';
import { useLocale } from '../../content/use-text.ts';
import styles from './site-link.module.css';

/** Opens a page of the site beside the Office. */
export const SiteLink = ({ page, children }: { page: PageName; children: ReactNode }) => (
  <a
    href={localizedPath(urls[page], useLocale())}
    target="_blank"
    rel="noopener"
    className={`touch-room inline-flex items-center gap-1 text-accent text-xs whitespace-nowrap ${styles.link}`}
  >
    {children}
    <ExternalLink className="icon icon-along size-3.5" aria-hidden />
  </a>
);
