import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { ChangeNote, NoteEntry } from '#contract/office/notes';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import type { SendNoteChange } from '../../data/cases/notes.ts';
import { useLocalText } from '../../data/drafts/use-drafts.ts';
import { useMe } from '../../data/people/account.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { LongText } from './long-text.tsx';
import styles from './note.module.css';
import timeline from './timeline.module.css';

interface NoteProps {
  note: NoteEntry;
  author: ReactNode;
  onChange: SendNoteChange;
}

/** A note for colleagues; whoever wrote it can change and remove it. */
export function Note({ note, author, onChange }: NoteProps) {
  const said = useText('timeline');
  const text = said.notes;
  const me = useMe();
  const dateFormats = useDateFormats();
  const [isEditing, setIsEditing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const wasEditing = useRef(false);
  /** The focus is back where it came from. */
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (wasEditing.current) button?.focus();
    wasEditing.current = false;
  };

  const change = useAction({
    run: (given: ChangeNote) => onChange(note.version, given),
    done: (_, { removed }) => (removed ? text.removed : text.changed),
    failed: text.failed,
  });
  async function act(given: ChangeNote): Promise<boolean> {
    setIsBusy(true);
    const isDone = await change(given);
    setIsBusy(false);
    return isDone;
  }

  const remove = async ({ currentTarget }: MouseEvent) => {
    const timeline = currentTarget.closest('ol');
    if (await act({ removed: true })) timeline?.focus();
  };

  if (isEditing)
    return (
      <Editor
        note={note}
        isBusy={isBusy}
        onSave={(words) => act({ text: words })}
        onClose={() => {
          wasEditing.current = true;
          setIsEditing(false);
        }}
      />
    );
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <span>
          <RichText text={said.note} values={{ author }} />
          {note.editedAt && (
            <small className="text-quiet"> {fillPlaceholders(text.edited, { time: dateFormats.ago(note.editedAt) })}</small>
          )}
        </span>
        {note.authorId === me.id && (
          <span className={`flex flex-none ${styles.actions}`}>
            <IconButton ref={focusAgain} icon={Pencil} label={text.change} onClick={() => setIsEditing(true)} />
            <IconButton icon={Trash2} label={text.remove} disabled={isBusy} onClick={(event) => void remove(event)} />
          </span>
        )}
      </span>
      <LongText className={timeline.bubble}>{note.text}</LongText>
    </>
  );
}

interface EditorProps {
  note: NoteEntry;
  isBusy: boolean;
  /** Resolves with whether it was saved. */
  onSave(text: string): Promise<boolean>;
  onClose(): void;
}

/** Keeps what is typed in this browser until it is saved or given up. */
function Editor({ note, isBusy, onSave, onClose }: EditorProps) {
  const { notes: text } = useText('timeline');
  const { cancel } = useText('parts');
  const { content: words, isChanged, change, discard } = useLocalText(`note-edit:${note.id}`, note.text);
  const end = () => {
    discard();
    onClose();
  };
  const submit = async () => {
    if (words.trim() === '' || isBusy) return;
    if (await onSave(words.trim())) end();
  };
  return (
    <Form className="row flex-wrap gap-2" onSubmit={submit}>
      <textarea
        className="input"
        aria-label={text.label}
        rows={4}
        maxLength={5_000}
        dir="auto"
        value={words}
        // biome-ignore lint/a11y/noAutofocus: it stands where the note was whose button opened it
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
      <FormButtons submit={text.save} cancel={cancel} size="small" isBusy={isBusy} onCancel={end} />
      {isChanged && <small className="text-quiet">{text.unsaved}</small>}
    </Form>
  );
}
