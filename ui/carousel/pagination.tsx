import { ArrowLeft, ArrowRight } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { hasModifierKey } from '../has-modifier-key.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  number: number;
  count: number;
  /** The URL of a page; links work without JavaScript. */
  href: (number: number) => string;
  /** With JavaScript the page changes in place. */
  onShow: (number: number) => void;
  labels: { label: string; previous: string; next: string };
  /** The current position, as text. */
  position: string;
}

/** Links to the previous and the next page of a list; nothing when it has one page. */
export function Pagination({ number, count, href, onShow, labels, position }: PaginationProps) {
  if (count < 2) return null;
  const link = (target: number, label: string, Icon: typeof ArrowLeft) => {
    const isThere = target >= 1 && target <= count;
    // The same element on every page of the list, so that an arrow that led to the first or the last one keeps the focus.
    return (
      <a
        className={classNames('icon-btn', !isThere && styles.disabled)}
        href={isThere ? href(target) : undefined}
        tabIndex={isThere ? undefined : -1}
        aria-label={label}
        {...(!isThere && { role: 'link', 'aria-disabled': true })}
        onClick={(event) => {
          // A new tab or window stays what the visitor asked for.
          if (!isThere || hasModifierKey(event)) return;
          event.preventDefault();
          onShow(target);
        }}
      >
        <Icon className="icon icon-along" />
      </a>
    );
  };
  return (
    <nav className={styles.pagination} aria-label={labels.label}>
      {link(number - 1, labels.previous, ArrowLeft)}
      <p className="caption" aria-live="polite">
        {position}
      </p>
      {link(number + 1, labels.next, ArrowRight)}
    </nav>
  );
}
