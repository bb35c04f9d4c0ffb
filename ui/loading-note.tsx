import type { ReactNode } from 'react';
import { ListNote } from './list-note.tsx';

interface LoadingNoteProps {
  title: string;
  /** Said where no script will ever load the list. */
  failed: { title: string; text?: string };
  /** Placeholders in the shape of the list. */
  children?: ReactNode;
}

/** Shown in place of a list that came without its data, which only a script can load: without one the list has failed, and does not load for ever. */
export function LoadingNote({ title, failed, children }: LoadingNoteProps) {
  return (
    <>
      <div className="needs-script">
        <ListNote state="loading" title={title} />
        {children}
      </div>
      <noscript>
        <ListNote state="failed" {...failed} />
      </noscript>
    </>
  );
}
