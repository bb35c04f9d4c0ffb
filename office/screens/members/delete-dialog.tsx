import { useState } from 'react';
import type { OfficeMember } from '#contract/office/people/members';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useDeleteMember } from '../../data/site/members.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { ErasureDialog } from '../../parts/messages/erasure-dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

interface DeleteDialogProps {
  member: OfficeMember;
  onClose(): void;
  onDeleted(): void;
}

/** Deletes somebody for good, with their portrait, once their name is typed. */
export function DeleteDialog({ member, onClose, onDeleted }: DeleteDialogProps) {
  const { deleteDialog: text, done, changeFailed } = useText('members');
  const { mutateAsync, isPending } = useDeleteMember();
  const [typed, setTyped] = useState('');
  const { name } = member;
  const said = (words: string) => fillSentence(words, { name });

  const remove = useAction({
    run: () => mutateAsync(member).then(onDeleted),
    done: said(done.deleted),
    failed: said(changeFailed),
  });

  return (
    <ErasureDialog
      title={said(text.title)}
      about={text.text}
      goes={[text.person, text.portrait, text.history]}
      stays={text.stays}
      text={text}
      isConfirmed={typed.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase()}
      isErasing={isPending}
      onErase={() => void remove()}
      onClose={onClose}
    >
      <TextField label={text.confirmation} hint={<bdi>{name}</bdi>} dir="auto" autoComplete="off" value={typed} onChange={setTyped} />
    </ErasureDialog>
  );
}
