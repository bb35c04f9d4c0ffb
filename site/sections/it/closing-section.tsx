import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';

interface ClosingSectionProps {
  title: ReactNode;
  text: string;
  action: { label: string; href: string };
  /** The section, its words and its headline: each page composes them in its own way. */
  className: { section: string | undefined; words: string | undefined; title: string | undefined };
  /** What is drawn behind or before the words. */
  children?: ReactNode;
}

/** The way to the contact page, at the end of every service page. */
export function ClosingSection({ title, text, action, className, children }: ClosingSectionProps) {
  return (
    <section className={className.section} aria-labelledby="closing-title">
      {children}
      <div className={`wrap ${className.words}`}>
        <h2 id="closing-title" className={className.title}>
          {title}
        </h2>
        <p className="lead">{text}</p>
        <LinkButton href={action.href} variant="gold" size="large">
          {action.label}
        </LinkButton>
      </div>
    </section>
  );
}
