import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './document.module.css';

interface DocumentPartProps {
  id: string;
  number: number;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A numbered part of a legal document; the table of contents links to its id. */
export function DocumentPart({ id, number, title, className, children }: DocumentPartProps) {
  return (
    <section id={id} className={classNames('grid gap-5 border-b', styles.part, className)} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`grid font-medium ${styles.title}`}>
        <span>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}
