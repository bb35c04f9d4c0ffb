import { ArrowRight } from 'lucide-react';
import type { Locale } from '#contract/locales';
import { type ServicePage, serviceNeighbours, servicePages } from '#contract/services';
import { type PageName, pageUrl } from '#contract/urls';
import { isOffered } from '#site/content/company.ts';
import { content } from '#site/content/content.ts';
import styles from './neighbours.module.css';

const isService = (page: PageName | undefined): page is ServicePage => (servicePages as readonly (PageName | undefined)[]).includes(page);

/** Leads from the end of a service's page to those beside it that the company offers. Nothing on other pages. */
export function Neighbours({ page, locale }: { page: PageName | undefined; locale: Locale }) {
  const neighbours = isService(page) ? serviceNeighbours[page].filter(isOffered) : [];
  if (neighbours.length === 0) return null;
  const title = content('servicePage', locale).neighbours;
  const names = content('servicePageNames', locale);
  return (
    <nav className={`border-t no-print ${styles.neighbours}`} aria-label={title}>
      <div className={`wrap ${styles.line}`}>
        <p className="label">{title}</p>
        <ul className={styles.links}>
          {neighbours.map((neighbour) => (
            <li key={neighbour}>
              <a className="flex items-center text-heading" href={pageUrl(neighbour, locale)}>
                {names[neighbour]}
                <ArrowRight className="icon icon-along text-brand" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
