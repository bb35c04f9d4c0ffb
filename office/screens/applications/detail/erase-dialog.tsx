import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApplicationDetail, erasureWord } from '#contract/office/applications';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useEraseApplication } from '../../../data/cases/applications.ts';
import { useMe } from '../../../data/people/account.ts';
import { errorText } from '../../../data/requests/office-error.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { ErasureDialog } from '../../../parts/messages/erasure-dialog.tsx';
import { useToast } from '../../../parts/messages/toast.tsx';
import { useTry } from '../../../parts/messages/use-try.ts';

/** Erases an application once the family name is typed. */
export function EraseDialog({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { erase: text, ...all } = useText('applications');
  const counted = useCounted();
  const navigate = useNavigate();
  const toast = useToast();
  const me = useMe();
  const attempt = useTry();
  const erase = useEraseApplication();
  const [typed, setTyped] = useState('');
  const { id, fullName, notes, timeline } = application;
  const word = erasureWord(fullName);
  const mails = timeline.filter(({ kind }) => kind === 'answer' || kind === 'reply' || kind === 'receipt').length;

  const eraseIt = () =>
    void attempt(
      async () => {
        await erase.mutateAsync({ id, confirmation: typed.trim() });
        toast.done(text.done);
        void navigate({ to: '/applications', search: true });
      },
      (error) => fillPlaceholders(text.failed, { reason: errorText(error) }),
    );

  const written = fillPlaceholders(text.written, { notes: counted(all.notes, notes), mails: counted(text.mails, mails) });
  return (
    <ErasureDialog
      title={fillPlaceholders(text.title, { name: fullName })}
      about={text.text}
      goes={[text.resume, written]}
      stays={fillPlaceholders(text.kept, { me: me.name })}
      text={text}
      isConfirmed={typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase()}
      isErasing={erase.isPending}
      onErase={eraseIt}
      onClose={onClose}
    >
      <TextField label={text.confirm} hint={<bdi>{word}</bdi>} dir="auto" autoComplete="off" value={typed} onChange={setTyped} />
    </ErasureDialog>
  );
}
