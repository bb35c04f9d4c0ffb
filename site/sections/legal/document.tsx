import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './document.module.css';
import { TableOfContents } from './table-of-contents.tsx';

interface DocumentProps {
  contents: string;
  parts: readonly { id: string; title: string }[];
  className?: string | undefined;
  children: ReactNode;
}

/** The body of a legal document: its table of contents beside its parts. */
export function Document({ contents, parts, className, children }: DocumentProps) {
  return (
    <div className={classNames('wrap grid gap-8', styles.document, className)}>
      <TableOfContents title={contents} parts={parts} />
      <div>{children}</div>
    </div>
  );
}
