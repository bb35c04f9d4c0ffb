import type { OfficeMember } from '#contract/office/people/members';
import { useText } from '../../content/use-text.ts';
import { EntryPanel } from '../../list/entry-panel.tsx';
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

/** Somebody beside the list. */
export function MemberPanel({ draft, member, onClose, onAdded, onDelete }: MemberPanelProps) {
  const { editor, errors } = useMemberEditor(draft, member, onAdded);
  return (
    <EntryPanel {...{ draft, editor, onClose }} entry={member} text={useText('members')} onRemove={onDelete}>
      <MemberFields form={draft.content} errors={errors} set={draft.change} />
    </EntryPanel>
  );
}
