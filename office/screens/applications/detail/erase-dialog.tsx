import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApplicationDetail, erasureWord } from '#contract/office/applications';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useEraseApplication } from '../../../data/cases/applications.ts';
import { useMe } from '../../../data/people/account.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { ErasureDialog } from '../../../parts/messages/erasure-dialog.tsx';
import { useAction } from '../../../parts/messages/use-action.ts';

/** Erases an application once the family name is typed. */
export function EraseDialog({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { erase: text, ...all } = useText('applications');
  const counted = useCounted();
  const navigate = useNavigate();
  const me = useMe();
  const erase = useEraseApplication();
  const [typed, setTyped] = useState('');
  const { id, fullName, notes, timeline, parts } = application;
  const word = erasureWord(fullName);
  const mails = timeline.filter(({ kind }) => kind === 'answer' || kind === 'reply' || kind === 'receipt').length;

  const eraseIt = useAction({
    run: () =>
      erase
        .mutateAsync({ ids: [id, ...parts.map((part) => part.id)], confirmation: typed.trim() })
        .then(() => void navigate({ to: '/applications', search: true })),
    done: text.done,
    failed: text.failed,
  });

  const written = fillSentence(text.written, { notes: counted(all.notes, notes), mails: counted(text.mails, mails) });
  return (
    <ErasureDialog
      title={fillSentence(text.title, { name: fullName })}
      about={text.text}
      goes={[parts.length > 0 ? text.resumes : text.resume, written]}
      stays={fillSentence(text.kept, { me: me.name })}
      text={text}
      isConfirmed={typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase()}
      isErasing={erase.isPending}
      onErase={() => void eraseIt()}
      onClose={onClose}
    >
      <TextField label={text.confirm} hint={<bdi>{word}</bdi>} dir="auto" autoComplete="off" value={typed} onChange={setTyped} />
    </ErasureDialog>
  );
}
