import type { ComponentProps, MouseEvent } from 'react';

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string;
  /** Goes there without loading the page anew. */
  onOpen(): void;
}

/** A link in each row of a long list. Router links recompute their href on every navigation. */
export function RowLink({ href, onOpen, children, ...rest }: RowLinkProps) {
  const open = (event: MouseEvent) => {
    // In another tab or window, or to be kept: the browser's own.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={href} onClick={open} {...rest}>
      {children}
    </a>
  );
}
