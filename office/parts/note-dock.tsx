import type { UseMutationResult } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useIdempotencyKey } from '../data/use-idempotency-key.ts';
import { useStoredText } from '../data/use-stored-text.ts';
import { Button } from './button.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './note-dock.module.css';
import { useToast } from './toast.tsx';

type AddNote = UseMutationResult<unknown, Error, { id: string; text: string; key: string }>;

interface NoteDockProps {
  /** Of what the note is about. */
  id: string;
  /** The name under which this browser keeps what is being typed. */
  storedAs: string;
  add: Pick<AddNote, 'mutateAsync' | 'isPending'>;
  /** `unsaved` stands in the field while a note is being written. */
  text: { note: string; saveNote: string; noteSaved: string; noteFailed: string; unsaved?: string };
  noteField: RefObject<HTMLInputElement | null>;
  /** Says how field and next step stand to each other. */
  className: string | undefined;
  /** The next step. */
  children: ReactNode;
}

/** A note for colleagues, and the next step. While a note is being written, saving it is the next step. */
export function NoteDock({ id, storedAs, add, text, noteField, className, children }: NoteDockProps) {
  const toast = useToast();
  const [note, setNote, forget] = useStoredText(storedAs);
  // A note that was sent twice, because the answer was lost, is there once.
  const key = useIdempotencyKey();
  const [isFocused, setIsFocused] = useState(false);
  const isWriting = note.trim() !== '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWriting || add.isPending) return;
    const written = { id, text: note.trim() };
    try {
      await add.mutateAsync({ ...written, key: key.of(written) });
      key.renew();
      forget(note);
      toast.done(text.noteSaved);
    } catch {
      toast.failed(text.noteFailed);
    }
  }

  return (
    <form method="post" className={classNames(styles.dock, className)} onSubmit={(event) => void submit(event)}>
      <span className={styles.field}>
        <input
          ref={noteField}
          className="input"
          aria-label={text.note}
          placeholder={text.note}
          maxLength={5_000}
          dir="auto"
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            event.currentTarget.blur();
          }}
        />
        {!isFocused && !isWriting && (
          <span>
            <KeyHint keys="N" />
          </span>
        )}
        {isWriting && text.unsaved && <small className={styles.unsaved}>{text.unsaved}</small>}
      </span>
      <span className={styles.next}>
        {isWriting ? (
          <Button type="submit" variant="primary" size="large" icon={StickyNote} busy={add.isPending}>
            {text.saveNote} <KeyHint keys="Enter" />
          </Button>
        ) : (
          children
        )}
      </span>
    </form>
  );
}
