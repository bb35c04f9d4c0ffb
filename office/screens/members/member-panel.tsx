import { History, Trash2, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { OfficeMember } from '#contract/office/people/members';
import { useText } from '../../content/use-text.ts';
import entry from '../../list/entry-screen.module.css';
import panel from '../../list/side-panel.module.css';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { EditorButtons, EditorNotice } from '../../parts/editor/editor.tsx';
import { Notice } from '../../parts/messages/notice.tsx';
import { MemberFields } from './member-fields.tsx';
import { type MemberDraft, useMemberEditor } from './use-member-editor.ts';

interface MemberPanelProps {
  draft: MemberDraft;
  /** Undefined for a new one. */
  member: OfficeMember | undefined;
  onClose(): void;
  /** A new one is public under this id. */
  onAdded(id: string): void;
  onDelete(member: OfficeMember): void;
}

/** Somebody beside the list: what is typed is public with Publish, and kept until then. */
export function MemberPanel({ draft, member, onClose, onAdded, onDelete }: MemberPanelProps) {
  const text = useText('members');
  const { close } = useText('parts');
  const { editor, errors } = useMemberEditor(draft, member, onAdded);
  const { content: form, isChanged, change } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = editor.fields.ref;
  const titleId = useId();

  const isNew = member === undefined;
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
    else heading.current?.focus();
  }, [isNew, fields]);

  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <div className={panel.bar}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          <bdi>{member ? member.name : text.panel.newTitle}</bdi>
        </h2>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <EditorNotice editor={editor} text={text.newer} name={draft.newer?.name} />
      {draft.isRestored && isChanged && !draft.newer && <Notice icon={History} text={text.panel.old} />}
      <form method="post" {...editor.fields} className={panel.form}>
        <div className={`${panel.body} scrollbar-thin ${entry.body}`}>
          <MemberFields form={form} errors={errors} set={change} />
        </div>
        <div className={`${panel.foot} flex-wrap justify-end phone-dock ${entry.foot}`}>
          <p className={`flex-1 text-quiet text-2xs ${entry.state}`} role="status">
            {isChanged && text.panel.unsaved}
          </p>
          {member && !isChanged && (
            <Button variant="ghost" icon={Trash2} onClick={() => onDelete(member)}>
              {text.panel.remove}
            </Button>
          )}
          <EditorButtons editor={editor} discard={text.panel.discard} save={text.panel.publish} />
        </div>
      </form>
    </section>
  );
}
