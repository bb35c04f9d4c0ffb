import { ArrowRight, StickyNote } from 'lucide-react';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type ApplicationDetail, nextStep } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useAddApplicationNote } from '../../../data/applications.ts';
import { useKept } from '../../../data/use-kept.ts';
import { Button } from '../../../parts/button.tsx';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { useToast } from '../../../parts/toast.tsx';
import { canMove } from '../application-actions.ts';
import type { Doing } from '../doing.ts';
import styles from './dock.module.css';

interface DockProps {
  application: ApplicationDetail;
  doing: Doing;
  noteField: RefObject<HTMLInputElement | null>;
  onWrite(): void;
}

/** Under the way: a note for colleagues, and the next step. While a note is being written, saving it is the next step. */
export function Dock({ application, doing, noteField, onWrite }: DockProps) {
  const { detail: text, states } = useText('applications');
  const toast = useToast();
  const addNote = useAddApplicationNote();
  const [note, setNote] = useKept(`application-note:${application.id}`);
  // A note that was sent twice, because the answer was lost, is there once.
  const key = useRef<string>(undefined);
  const [isFocused, setIsFocused] = useState(false);
  const isWriting = note.trim() !== '';
  const next = nextStep(application.state);
  const isUntold = application.state === 'declined' && application.toldAt === null;
  const mayDecline = canMove(application, 'declined');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWriting || addNote.isPending) return;
    key.current ??= crypto.randomUUID();
    addNote.mutate(
      { id: application.id, text: note.trim(), key: key.current },
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
        {isWriting && <small className={styles.unsaved}>{text.unsaved}</small>}
      </span>
      <span className={styles.buttons}>
        {isWriting ? (
          <Button type="submit" look="gold" size="large" icon={StickyNote} busy={addNote.isPending}>
            {text.saveNote} <KeyHint keys="Enter" />
          </Button>
        ) : (
          <>
            {mayDecline && (
              <Button size="large" onClick={() => doing.move([application], 'declined')}>
                {text.decline} <KeyHint keys="D" />
              </Button>
            )}
            <Button look={next ? 'line' : 'gold'} size="large" onClick={onWrite}>
              {application.draft ? text.continueMail : isUntold ? text.tell : text.write} <KeyHint keys="E" />
            </Button>
            {next && (
              <Button look="gold" size="large" onClick={() => doing.move([application], next)}>
                {fillPlaceholders(text.moveTo, { state: states[next] })} <ArrowRight className="icon icon-along" aria-hidden />{' '}
                <KeyHint keys="M" />
              </Button>
            )}
          </>
        )}
      </span>
    </form>
  );
}
