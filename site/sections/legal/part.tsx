import type { ReactNode } from 'react';
import styles from './privacy.module.css';

interface PartProps {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered part of the privacy policy. */
export function Part({ id, number, title, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        <span>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}
