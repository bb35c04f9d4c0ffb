import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { mentionedIn } from '#contract/office/cases/mentions';
import { type ChangeNote, type NoteEntry, noteLimits } from '#contract/office/notes';
import type { Permission } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import type { SendNoteChange } from '../../data/cases/notes.ts';
import { useLocalText } from '../../data/drafts/use-drafts.ts';
import { useMe } from '../../data/people/account.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';
import { RichText } from '../../parts/texts/rich-text.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { MentionedText } from '../mentions/mentioned-text.tsx';
import { typedText } from '../mentions/typed-mention.ts';
import { useMentions } from '../mentions/use-mentions.tsx';
import { LongText } from './long-text.tsx';
import styles from './note.module.css';
import timeline from './timeline.module.css';

interface NoteProps {
  note: NoteEntry;
  /** Whoever it names needs it. */
  permission: Permission;
  author: ReactNode;
  onChange: SendNoteChange;
}

/** A note for colleagues; whoever wrote it can change and remove it. */
export function Note({ note, permission, author, onChange }: NoteProps) {
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
        permission={permission}
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
          {note.editedAt && <small className="text-quiet"> {fillSentence(text.edited, { time: dateFormats.ago(note.editedAt) })}</small>}
        </span>
        {note.authorId === me.id && (
          <span className={`flex flex-none ${styles.actions}`}>
            <IconButton ref={focusAgain} icon={Pencil} label={text.change} onClick={() => setIsEditing(true)} />
            <IconButton icon={Trash2} label={text.remove} disabled={isBusy} onClick={(event) => void remove(event)} />
          </span>
        )}
      </span>
      <LongText className={timeline.bubble} Words={MentionedText}>
        {note.text}
      </LongText>
    </>
  );
}

interface EditorProps extends Pick<NoteProps, 'note' | 'permission'> {
  isBusy: boolean;
  /** Resolves with whether it was saved. */
  onSave(text: string): Promise<boolean>;
  onClose(): void;
}

/** Keeps what is typed in this browser until it is saved or given up. */
function Editor({ note, permission, isBusy, onSave, onClose }: EditorProps) {
  const { notes: text } = useText('timeline');
  const { cancel } = useText('parts');
  const nameOf = useColleagueName();
  const { content: words, isChanged, change, discard } = useLocalText(`note-edit:${note.id}`, typedText(note.text, nameOf));
  const mentions = useMentions({ permission, named: mentionedIn(note.text), value: words, onChange: change, side: 'below' });
  const end = () => {
    discard();
    onClose();
  };
  const submit = async () => {
    if (words.trim() === '' || isBusy) return;
    if (await onSave(mentions.stored(words.trim()))) end();
  };
  return (
    <Form className="row flex-wrap gap-2" onSubmit={submit}>
      <span className="relative flex-1">
        <textarea
          className="input"
          aria-label={text.label}
          rows={4}
          maxLength={noteLimits.typed}
          dir="auto"
          {...mentions.field}
          // biome-ignore lint/a11y/noAutofocus: it stands where the note was whose button opened it
          autoFocus
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onKeyDown={(event) => {
            if (mentions.takesKey(event) || event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
        {mentions.list}
      </span>
      <FormButtons submit={text.save} cancel={cancel} size="small" isBusy={isBusy} onCancel={end} />
      {isChanged && <small className="text-quiet">{text.unsaved}</small>}
    </Form>
  );
}
