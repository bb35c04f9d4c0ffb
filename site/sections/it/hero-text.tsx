import type { ReactNode } from 'react';
import type { Crumb, HighlightedText as LitWords } from '#content/types';
import { Breadcrumb } from '#site/sections/shared/breadcrumb.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './hero-text.module.css';

interface HeroTextProps {
  steps: readonly Crumb[];
  title: LitWords;
  lead: string;
  action: { label: string; href: string };
  className: string | undefined;
  children?: ReactNode;
}

/** The words of a hero; where they stand beside the picture is each page's own composition. */
export function HeroText({ steps, title, lead, action, className, children }: HeroTextProps) {
  return (
    <div className={`wrap ${className}`}>
      <div className={`hero-fade ${styles.way}`}>
        <Breadcrumb steps={steps} />
      </div>
      <h1 id="hero-title" className={`hero-title ${styles.title}`}>
        <HighlightedText {...title} />
      </h1>
      <div className={styles.say}>
        <p className="lead">{lead}</p>
        <LinkButton href={action.href} variant="gold" size="large">
          {action.label}
        </LinkButton>
        {children}
      </div>
    </div>
  );
}
