import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface SectionHeadProps {
  /** Id of the title, for the section's `aria-labelledby`. */
  id: string;
  title: ReactNode;
  text: string;
  /** For a title or a text of another size than most. */
  titleClassName?: string;
  /** Null for a text without a class. */
  textClassName?: string | null | undefined;
  className?: string | undefined;
}

/** The title of a section and the text that introduces it. */
export function SectionHead({ id, title, text, titleClassName = 'h2', textClassName = 'lead', className }: SectionHeadProps) {
  return (
    <header className={classNames('section-head', className)}>
      <h2 id={id} className={titleClassName}>
        {title}
      </h2>
      <p className={textClassName ?? undefined}>{text}</p>
    </header>
  );
}
