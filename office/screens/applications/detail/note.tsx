import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { ApplicationDetail, ApplicationEntry } from '#contract/office/applications';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { useChangeNote } from '../../../data/applications.ts';
import { errorText } from '../../../data/office-error.ts';
import { useUndo } from '../../../data/use-undo.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { LongText } from '../../../parts/long-text.tsx';
import { useMoments } from '../../../parts/moments.ts';
import { RichText } from '../../../parts/rich-text.tsx';
import timeline from '../../../parts/timeline.module.css';
import { useToast } from '../../../parts/toast.tsx';
import { useKept } from '../../quotes/use-kept.ts';
import styles from './note.module.css';

type NoteEntry = Extract<ApplicationEntry, { kind: 'note' }>;

interface NoteProps {
  note: NoteEntry;
  applicationId: string;
  author: ReactNode;
}

/** A note for colleagues; whoever wrote it can change and remove it. */
export function Note({ note, applicationId, author }: NoteProps) {
  const { timeline: text } = useText('applications');
  const { note: said } = useText('timeline');
  const me = useMe();
  const moments = useMoments();
  const toast = useToast();
  const { done } = useUndo();
  const change = useChangeNote();
  const [isEditing, setIsEditing] = useState(false);
  const target = { id: applicationId, note: note.id };
  const failed = (error: unknown) => toast.failed(fillPlaceholders(text.noteFailed, { reason: errorText(error) }));

  async function remove(): Promise<void> {
    try {
      await change.mutateAsync({ ...target, version: note.version, change: { removed: true } });
      done(text.noteRemoved, () => change.mutateAsync({ ...target, version: note.version + 1, change: { removed: false } }));
    } catch (error) {
      failed(error);
    }
  }

  async function save(words: string): Promise<void> {
    try {
      const detail = await change.mutateAsync({ ...target, version: note.version, change: { text: words } });
      const version = versionOf(detail, note.id);
      done(text.noteChanged, () => change.mutateAsync({ ...target, version, change: { text: note.text } }));
      setIsEditing(false);
    } catch (error) {
      failed(error);
    }
  }

  if (isEditing)
    return <Editor note={note} isBusy={change.isPending} onSave={(words) => void save(words)} onCancel={() => setIsEditing(false)} />;
  return (
    <>
      <span className={styles.line}>
        <span>
          <RichText text={said} values={{ author }} />
          {note.editedAt && <small className="quiet"> {fillPlaceholders(text.edited, { time: moments.ago(note.editedAt) })}</small>}
        </span>
        {note.authorId === me.id && (
          <span className={styles.actions}>
            <IconButton icon={Pencil} label={text.editNote} onClick={() => setIsEditing(true)} />
            <IconButton icon={Trash2} label={text.removeNote} onClick={() => void remove()} />
          </span>
        )}
      </span>
      <LongText className={timeline.bubble}>{note.text}</LongText>
    </>
  );
}

const versionOf = ({ timeline: entries }: ApplicationDetail, id: string): number =>
  entries.find((entry): entry is NoteEntry => entry.kind === 'note' && entry.id === id)?.version ?? 0;

interface EditorProps {
  note: NoteEntry;
  isBusy: boolean;
  onSave(text: string): void;
  onCancel(): void;
}

function Editor({ note, isBusy, onSave, onCancel }: EditorProps) {
  const { timeline: text, detail } = useText('applications');
  const { cancel } = useText('parts');
  const [kept, setKept] = useKept(`application-note-edit:${note.id}`);
  const [words, setWords] = useState(kept || note.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '' || isBusy) return;
    setKept('');
    onSave(words.trim());
  };
  return (
    <form method="post" className={styles.editor} onSubmit={submit}>
      <textarea
        className="input"
        aria-label={detail.note}
        rows={4}
        maxLength={5_000}
        dir="auto"
        value={words}
        // biome-ignore lint/a11y/noAutofocus: it stands where the note was whose button opened it
        autoFocus
        onChange={({ target }) => {
          setWords(target.value);
          setKept(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" size="small" busy={isBusy}>
        {text.saveNote}
      </Button>
      <Button
        look="ghost"
        size="small"
        onClick={() => {
          setKept('');
          onCancel();
        }}
      >
        {cancel}
      </Button>
      {words !== note.text && <small className="quiet">{detail.unsaved}</small>}
    </form>
  );
}
