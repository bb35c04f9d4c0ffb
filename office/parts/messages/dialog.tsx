import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../buttons/button.tsx';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Without it, or with `canClose` false, only what it holds ends it. */
  onClose?: () => void;
  canClose?: boolean;
  /** Room for a table. */
  isWide?: boolean;
  children: ReactNode;
}

/** Matches what somebody fills in: whoever opens a form begins to type, and the cross before it would hear the first space. */
const field = ':is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea):not([readonly]), select, input:checked';

/**
 * A modal dialog, open while it is there. The focus goes to what has `data-first`, else to its first field, else to its first control, unless an
 * effect moves it; and back to where it was.
 */
export function Dialog({ title, onClose, canClose = onClose !== undefined, isWide = false, children }: DialogProps) {
  const text = useText('parts');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Keys of the page behind it rest.
  useShortcut('everywhere', {}, { isModal: true });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    // A field with `autoFocus` had asked for it before the dialog was shown.
    (element.querySelector<HTMLElement>('[data-first]') ?? element.querySelector<HTMLElement>(field))?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(`border rounded-3 bg-raise text-body shadow overflow-auto ${styles.dialog}`, isWide && styles.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        // A choice of files that was given up says so too, and means itself alone.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (canClose) onClose?.();
      }}
      onKeyDown={(event) => {
        // A second Esc closes a dialog whatever its `cancel` says.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (canClose) onClose?.();
      }}
    >
      <div className={`flex items-start justify-between gap-4 ${styles.header}`}>
        <h2 id={id}>{title}</h2>
        {canClose && <IconButton icon={X} label={text.close} onClick={onClose} />}
      </div>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a dialog, the safe one first. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={`flex justify-end gap-2 ${styles.foot}`}>{children}</div>;
}

interface FormFootProps {
  cancel: string;
  submit: string;
  isBusy?: boolean;
  onCancel(): void;
}

/** The foot of a form in a dialog. */
export const FormFoot = ({ cancel, submit, isBusy = false, onCancel }: FormFootProps) => (
  <DialogFoot>
    <Button variant="ghost" onClick={onCancel}>
      {cancel}
    </Button>
    <Button type="submit" variant="primary" busy={isBusy}>
      {submit}
    </Button>
  </DialogFoot>
);
