import { Send, StickyNote } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import type { QuoteDetail } from '#contract/office/quotes';
import { useText } from '../../../content/use-text.ts';
import { useAddNote } from '../../../data/quotes.ts';
import { useKept } from '../../../data/use-kept.ts';
import { Button } from '../../../parts/button.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useToast } from '../../../parts/toast.tsx';
import styles from './dock.module.css';

interface DockProps {
  quote: QuoteDetail;
  noteField: RefObject<HTMLInputElement | null>;
  onAnswer(): void;
}

/** Under the request: a note for colleagues, and the next step. While a note is being written, saving it is the next step. */
export function Dock({ quote, noteField, onAnswer }: DockProps) {
  const { detail: text } = useText('quotes');
  const toast = useToast();
  const addNote = useAddNote();
  const [note, setNote] = useKept(`note:${quote.id}`);
  // A note that was sent twice, because the answer was lost, is there once.
  const key = useRef<string>(undefined);
  const [isFocused, setIsFocused] = useState(false);
  const isWriting = note.trim() !== '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWriting || addNote.isPending) return;
    key.current ??= crypto.randomUUID();
    addNote.mutate(
      { id: quote.id, text: note.trim(), key: key.current },
      {
        onSuccess: () => {
          key.current = undefined;
          setNote('');
          toast.done(text.noteSaved);
        },
        onError: () => toast.failed(text.noteFailed),
      },
    );
  };

  return (
    <form method="post" className={styles.dock} onSubmit={submit}>
      <span className={styles.field}>
        <input
          ref={noteField}
          className="input"
          aria-label={text.note}
          placeholder={text.note}
          maxLength={5_000}
          dir="auto"
          value={note}
          onChange={({ target }) => {
            key.current = undefined;
            setNote(target.value);
          }}
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
      </span>
      {isWriting ? (
        <Button type="submit" look="gold" size="large" icon={StickyNote} busy={addNote.isPending}>
          {text.saveNote} <KeyHint keys="Enter" />
        </Button>
      ) : (
        <Button look="gold" size="large" icon={Send} onClick={onAnswer} disabled={quote.email === ''}>
          {quote.draft ? text.continueAnswer : text.answer} <KeyHint keys="E" />
        </Button>
      )}
    </form>
  );
}
