import type { ReactNode } from 'react';
import type { TwoToneText } from '#content/types';
import styles from './approach-section.module.css';

interface ApproachSectionProps {
  quote: TwoToneText;
  text: readonly string[];
  /** The section and the frame around its words: each page composes them in its own way. */
  className: { section: string | undefined; words: string | undefined };
  id?: string;
  /** What stands behind or beside the words. */
  children?: ReactNode;
}

/** What the company thinks about its subject: a sentence to remember, and the reasons for it. */
export function ApproachSection({ quote, text, className, id, children }: ApproachSectionProps) {
  return (
    <section id={id} className={className.section} aria-label={quote.primary}>
      {children}
      <div className={`wrap ${className.words}`} data-reveal="0.2">
        <blockquote className={styles.quote}>
          <p>
            {quote.primary} <span>{quote.secondary}</span>
          </p>
        </blockquote>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
