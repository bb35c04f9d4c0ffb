import { ArrowLeft, ArrowRight } from 'lucide-react';
import { isModifiedClick } from './modified-click.ts';
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
  const link = (target: number, label: string, Icon: typeof ArrowLeft) =>
    target >= 1 && target <= count ? (
      <a
        className="icon-btn"
        href={href(target)}
        aria-label={label}
        onClick={(event) => {
          // A new tab or window stays what the visitor asked for.
          if (isModifiedClick(event)) return;
          event.preventDefault();
          onShow(target);
        }}
      >
        <Icon className="icon icon-along" />
      </a>
    ) : (
      <span className={`icon-btn ${styles.disabled}`} aria-hidden="true">
        <Icon className="icon icon-along" />
      </span>
    );
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
