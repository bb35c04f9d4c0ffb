import { StickyNote } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { noteLimits } from '#contract/office/notes';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { useLocalText } from '../../data/drafts/use-drafts.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { KeyHint } from '../../parts/buttons/key-hint.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import type { CaseKind } from '../case-kind.ts';
import { useMentions } from '../mentions/use-mentions.tsx';
import styles from './note-dock.module.css';

interface NoteDockProps {
  kind: CaseKind;
  /** The id of what the note is about. */
  id: string;
  noteField: RefObject<HTMLInputElement | null>;
  /** Says how field and next step stand to each other. */
  className: string | undefined;
  /** The next step. */
  children: ReactNode;
}

/** A note for colleagues, and the next step. While a note is being written, saving it is the next step. */
export function NoteDock({ kind, id, noteField, className, children }: NoteDockProps) {
  const { detail: text } = useText(kind.topic);
  const { notes } = useText('timeline');
  const add = kind.cases.useWriting('Notes');
  const note = useLocalText(`${kind.storedPrefix}note:${id}`);
  // A note that was sent twice, because the answer was lost, is there once.
  const key = useIdempotencyKey();
  const isPhone = useIsPhone();
  const [isFocused, setIsFocused] = useState(false);
  const isWriting = note.content.trim() !== '';
  const mentions = useMentions({ permission: kind.permission, value: note.content, onChange: note.change, side: 'above' });

  const save = useAction({
    run: () =>
      note.save(async (typed) => {
        const written = { id, text: mentions.stored(typed.trim()) };
        await add.mutateAsync({ ...written, key: key.of(written) });
        key.renew();
        return { answer: '' };
      }),
    done: text.noteSaved,
    failed: text.noteFailed,
  });
  function submit(): void {
    if (isWriting) void save();
  }

  return (
    <Form className={classNames(`flex-none gap-2.5 border-t bg-pane phone-dock screen-only ${styles.dock}`, className)} onSubmit={submit}>
      <span className={`row flex-1 relative ${styles.field}`}>
        <input
          ref={noteField}
          className="input"
          aria-label={text.note}
          placeholder={isPhone ? notes.short : text.note}
          maxLength={noteLimits.typed}
          dir="auto"
          autoComplete="off"
          {...mentions.field}
          role="combobox"
          aria-expanded={mentions.isOpen}
          onFocus={() => setIsFocused(true)}
          onBlur={() => {
            setIsFocused(false);
            mentions.field.onBlur();
          }}
          onKeyDown={(event) => {
            if (mentions.takesKey(event) || event.key !== 'Escape') return;
            event.stopPropagation();
            event.currentTarget.blur();
          }}
        />
        {mentions.list}
        {!isFocused && !isWriting && (
          <span className={styles.hint}>
            <KeyHint keys="N" />
          </span>
        )}
        {isWriting && <small className={`text-quiet text-2xs bg-well ${styles.hint} ${styles.unsaved}`}>{notes.unsaved}</small>}
      </span>
      <span className="flex flex-wrap gap-2">
        {isWriting ? (
          <Button type="submit" variant="primary" size="large" icon={StickyNote} busy={add.isPending}>
            {text.saveNote} <KeyHint keys="Enter" />
          </Button>
        ) : (
          children
        )}
      </span>
    </Form>
  );
}
