import type { ReactNode } from 'react';
import type { Crumb, HighlightedText as Headline } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { classNames } from '#ui/class-names.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import lowWindow from './low-window.module.css';
import styles from './page-hero.module.css';

interface PageHeroProps {
  text: { eyebrow?: string; title: Headline | string; lead: string };
  /** Breadcrumb steps after the home page, this page last. */
  breadcrumb: readonly Crumb[];
  locale: Locale;
  /** The label of the link to the contact page; without it there is none. */
  action?: string;
  /** The classes of the text: one of the layouts beside this file, and the page's own. */
  layout: string | undefined;
  className?: string;
  /** Follows the lead and its button. */
  extra?: ReactNode;
  /** The picture, behind the text or below it, and what else the section has. */
  children: ReactNode;
}

/** The first section of a page: breadcrumb, the page's one `h1`, lead and call to action, on or above a picture. */
export function PageHero({
  text: { eyebrow, title, lead },
  breadcrumb,
  locale,
  action,
  layout,
  className,
  extra,
  children,
}: PageHeroProps) {
  const headline = (
    <h1 id="hero-title" className={`hero-title ${lowWindow.title}`}>
      {typeof title === 'string' ? title : <HighlightedText {...title} />}
    </h1>
  );
  return (
    <section className={classNames('stage', lowWindow.hero, className)} aria-labelledby="hero-title">
      <div className={classNames('wrap', layout)}>
        <div className={classNames('hero-fade', styles.breadcrumb)}>
          <Breadcrumb steps={breadcrumb} locale={locale} />
        </div>
        <div className={`stack ${styles.headline}`}>
          {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
          {headline}
        </div>
        <div className={`stack gap-8 ${styles.lead}`}>
          <p className={`lead ${lowWindow.lead}`}>{lead}</p>
          {action && (
            <LinkButton href={pageUrl('contact', locale)} variant="primary" size="large" className={lowWindow.action}>
              {action}
            </LinkButton>
          )}
          {extra}
        </div>
      </div>
      {children}
    </section>
  );
}
