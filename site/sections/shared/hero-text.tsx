import type { ReactNode } from 'react';
import type { Crumb, HighlightedText as Headline } from '#content/types';
import type { Locale } from '#contract/locales';
import { pageUrl } from '#contract/urls';
import { classNames } from '#ui/class-names.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './hero-text.module.css';
import lowWindow from './low-window.module.css';

interface HeroTextProps {
  /** Breadcrumb steps after the home page, this page last. */
  breadcrumb: readonly Crumb[];
  locale: Locale;
  eyebrow?: string;
  title: Headline | string;
  /** For a headline of another size than most. */
  titleClassName?: string | undefined;
  lead: string;
  /** The label of the link to the contact page; without it there is none. */
  action?: string;
  /** The layout of breadcrumb, headline and lead beside the picture, which is each page's own. */
  className: string | undefined;
  /** Follows the button. */
  children?: ReactNode;
}

/** The text of a hero: breadcrumb, the page's one `h1`, lead and call to action. */
export function HeroText({
  breadcrumb,
  locale,
  eyebrow,
  title,
  titleClassName = 'hero-title',
  lead,
  action,
  className,
  children,
}: HeroTextProps) {
  const headline = (
    <h1 id="hero-title" className={`${titleClassName} ${lowWindow.title}`}>
      {typeof title === 'string' ? title : <HighlightedText {...title} />}
    </h1>
  );
  return (
    <div className={classNames('wrap', className)}>
      <div className={classNames('hero-fade', styles.breadcrumb)}>
        <Breadcrumb steps={breadcrumb} locale={locale} />
      </div>
      {eyebrow === undefined ? (
        headline
      ) : (
        <div className="stack">
          <Eyebrow>{eyebrow}</Eyebrow>
          {headline}
        </div>
      )}
      <div className={`stack gap-8 ${styles.lead}`}>
        <p className={`lead ${lowWindow.lead}`}>{lead}</p>
        {action && (
          <LinkButton href={pageUrl('contact', locale)} variant="primary" size="large" className={lowWindow.action}>
            {action}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}
