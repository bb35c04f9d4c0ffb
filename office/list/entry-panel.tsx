import { History, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../content/use-text.ts';
import type { LocalDraft } from '../data/drafts/use-drafts.ts';
import { Button, IconButton } from '../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../parts/editor/editor.tsx';
import type { Editor } from '../parts/editor/use-editor.ts';
import type { NewerNotice } from '../parts/messages/newer-notice.tsx';
import { Notice } from '../parts/messages/notice.tsx';
import entry from './entry-screen.module.css';
import panel from './side-panel.module.css';

interface EntryPanelProps<Entry> {
  draft: Pick<LocalDraft<unknown, Entry>, 'isChanged' | 'isRestored' | 'newer'>;
  editor: Editor;
  /** Undefined for a new one. */
  entry: Entry | undefined;
  text: {
    newer: Parameters<typeof NewerNotice>[0]['text'];
    panel: Record<'newTitle' | 'old' | 'unsaved' | 'remove' | 'discard' | 'publish', string>;
  };
  onRemove(entry: Entry): void;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** An entry of a list beside it: what is typed is public with Publish, and kept until then. */
export function EntryPanel<Entry extends { name: string }>({
  draft: { isChanged, isRestored, newer },
  editor,
  entry: shown,
  text,
  onRemove,
  onClose,
  children,
}: EntryPanelProps<Entry>) {
  const { close } = useText('parts');
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = editor.fields.ref;
  const titleId = useId();

  const isNew = shown === undefined;
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
    else heading.current?.focus();
  }, [isNew, fields]);

  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.bar}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <bdi>{shown ? shown.name : text.panel.newTitle}</bdi>
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <EditorNotice editor={editor} text={text.newer} name={newer?.name} />
      {isRestored && isChanged && !newer && <Notice icon={History} text={text.panel.old} />}
      <form method="post" {...editor.fields} className={panel.form}>
        <div className={`${panel.body} scrollbar-thin ${entry.body}`}>{children}</div>
        <div className={`${panel.foot} flex-wrap justify-end phone-dock ${entry.foot}`}>
          <p className={`flex-1 text-quiet text-2xs ${entry.state}`} role="status">
            {isChanged && text.panel.unsaved}
          </p>
          {shown && !isChanged && (
            <Button variant="ghost" icon={Trash2} onClick={() => onRemove(shown)}>
              {text.panel.remove}
            </Button>
          )}
          <EditorButtons editor={editor} discard={text.panel.discard} save={text.panel.publish} />
        </div>
      </form>
    </section>
  );
}
