import type { ComponentProps, MouseEvent } from 'react';

/** Identifies the link of a row, which gets the focus when keys move to it. */
export const rowLinkId = (rowId: string): string => `row-${rowId}`;

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'id' | 'href' | 'onClick'> {
  rowId: string;
  href: string;
  /** Goes there without loading the page anew. */
  onOpen(): void;
}

/** A link in each row of a long list. Router links recompute their href on every navigation. */
export function RowLink({ rowId, href, onOpen, children, ...rest }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    // In another tab or window, or to be kept: the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a id={rowLinkId(rowId)} href={href} onClick={open} {...rest}>
      {children}
    </a>
  );
}
