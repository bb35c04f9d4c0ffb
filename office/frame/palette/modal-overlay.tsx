import { type ReactNode, useEffect, useRef } from 'react';

interface ModalOverlayProps {
  /** Its name for screen readers. */
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Lies over any screen while it is there: Esc and a click beside it end it. Whoever opens it gives the focus back. */
export function ModalOverlay({ label, className, onClose, children }: ModalOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too, as every dialog
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}
