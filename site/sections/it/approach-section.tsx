import type { ReactNode } from 'react';
import type { TwoToneText } from '#content/types';
import { Paragraphs } from '#site/sections/shared/paragraphs.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './approach-section.module.css';

interface ApproachSectionProps {
  quote: TwoToneText;
  text: readonly string[];
  /** The section and its text: each page arranges them in its own way. */
  className: { section: string | undefined; text: string | undefined };
  id?: string;
  /** Stands behind or beside the text. */
  children?: ReactNode;
}

/** Shows how the company approaches its subject: a sentence to remember, and two paragraphs of explanation. */
export function ApproachSection({ quote, text, className, id, children }: ApproachSectionProps) {
  return (
    <section id={id} className={className.section} aria-label={quote.primary}>
      {children}
      <div className={classNames('wrap', className.text)} data-reveal="0.2">
        <blockquote className={`text-heading ${styles.quote}`}>
          <p className="balance">
            {quote.primary} <span className="text-brand">{quote.secondary}</span>
          </p>
        </blockquote>
        <div className={classNames('stack stack--stretch', styles.paragraphs)}>
          <Paragraphs texts={text} />
        </div>
      </div>
    </section>
  );
}
