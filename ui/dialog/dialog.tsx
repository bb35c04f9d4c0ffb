import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { superviseDialog } from './supervise-dialog.ts';
import { superviseFoot } from './supervise-foot.ts';

interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  id: string;
  title: string;
  /** Set where the title is in another language than the page. */
  titleLanguage?: { lang?: string; dir?: 'ltr' | 'rtl' } | undefined;
  closeLabel: string;
  /** The URL shown in the address bar while it is open; the page's own URL without it. */
  url?: string | undefined;
  /** Rendered open, as a part of the page: for the response to a form in it that was sent without JavaScript. */
  startsOpen?: boolean;
  /** Stays open, whatever the visitor does but going back: while what it holds is being sent. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. A button with `command="show-modal"` and the dialog's id as `commandfor` opens it, in most browsers also before
 * any script has run. It closes by its X, Esc, a click beside it and the browser's back button; its content stays mounted.
 * Without JavaScript it is a part of the page, so that the form in it can be reached.
 */
export function Dialog({ ref, id, title, titleLanguage, closeLabel, url, startsOpen, busy = false, children }: DialogProps) {
  useEffect(() => (ref.current ? superviseDialog(ref.current) : undefined), [ref]);

  return (
    // A visitor can have opened it before React arrived.
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      // Clicks beside it are the script's: a browser that sees to them also closes it by the second half of a double click on its opener.
      closedby={busy ? 'none' : 'closerequest'}
      data-url={url}
      open={startsOpen}
      suppressHydrationWarning
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className="h2" {...titleLanguage}>
          {title}
        </h2>
        <form method="dialog" className={styles.close}>
          <button type="submit" className="icon-btn" aria-label={closeLabel} disabled={busy}>
            <X className="icon" />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a dialog, and a note beside them. */
export function DialogFoot({ className, children }: { className?: string; children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (foot.current ? superviseFoot(foot.current) : undefined), []);
  return (
    <div ref={foot} className={classNames('cluster', styles.foot, className)}>
      {children}
    </div>
  );
}
