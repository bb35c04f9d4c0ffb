import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Form } from '../fields/form.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';
import styles from './erasure-dialog.module.css';

interface ErasureDialogProps {
  title: string;
  /** Says what is erased, and that it is for good. */
  about: ReactNode;
  goes: readonly string[];
  stays: string;
  text: { keep: string; erase: string };
  /** Whether what was asked for is typed. */
  isConfirmed: boolean;
  isErasing: boolean;
  onErase(): void;
  onClose(): void;
  /** The field in which it is typed. */
  children: ReactNode;
}

/** Asks before something is erased: something is typed that says what is meant, and the safe button has the focus. */
export function ErasureDialog({ title, about, goes, stays, text, isConfirmed, isErasing, onErase, onClose, children }: ErasureDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const submit = () => {
    if (isConfirmed && !isErasing) onErase();
  };
  return (
    <Dialog title={title} onClose={onClose} canClose={!isErasing}>
      <Form className={`grid ${styles.form}`} onSubmit={submit}>
        <p>{about}</p>
        <ul className="grid gap-1.5 text-xs">
          {goes.map((words) => (
            <li className="flex gap-2" key={words}>
              <X className="icon" aria-hidden /> {words}
            </li>
          ))}
          <li className="flex gap-2">
            <Check className="icon" aria-hidden /> {stays}
          </li>
        </ul>
        {children}
        <DialogFoot>
          <Button ref={keep} disabled={isErasing} onClick={onClose}>
            {text.keep}
          </Button>
          <Button type="submit" variant="bad-fill" disabled={!isConfirmed} busy={isErasing}>
            {text.erase}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
