import type { ReactNode } from 'react';
import type { Crumb, HighlightedText as Headline } from '#content/types';
import { classNames } from '#ui/class-names.ts';
import { Eyebrow } from '#ui/eyebrow.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './hero-text.module.css';

interface HeroTextProps {
  breadcrumb: readonly Crumb[];
  eyebrow?: string;
  title: Headline;
  /** For a headline of another size than most. */
  titleClassName?: string | undefined;
  lead: string;
  action?: { label: string; href: string };
  /** Where the text stands beside the picture is each page's own composition: a grid of breadcrumb, headline and lead. */
  className: string | undefined;
  /** What follows the button. */
  children?: ReactNode;
}

/** The text of a hero: the way here, the page's one `h1`, what the page is about, and what to do next. */
export function HeroText({ breadcrumb, eyebrow, title, titleClassName = 'hero-title', lead, action, className, children }: HeroTextProps) {
  const headline = (
    <h1 id="hero-title" className={titleClassName}>
      <HighlightedText {...title} />
    </h1>
  );
  return (
    <div className={classNames('wrap', className)}>
      <div className={classNames('hero-fade', styles.breadcrumb)}>
        <Breadcrumb steps={breadcrumb} />
      </div>
      {eyebrow === undefined ? (
        headline
      ) : (
        <div className={styles.headline}>
          <Eyebrow>{eyebrow}</Eyebrow>
          {headline}
        </div>
      )}
      <div className={styles.lead}>
        <p className="lead">{lead}</p>
        {action && (
          <LinkButton href={action.href} variant="gold" size="large">
            {action.label}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}
