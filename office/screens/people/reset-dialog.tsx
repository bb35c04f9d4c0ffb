import { useState } from 'react';
import type { Person } from '#contract/office/people/people';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useResetSignIn } from '../../data/people/people.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { ErasureDialog } from '../../parts/messages/erasure-dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

/** Takes away what somebody signs in with, once their name is typed: for whoever has lost it. */
export function ResetDialog({ person: { id, name, email }, onClose }: { person: Person; onClose(): void }) {
  const { resetDialog: text, done } = useText('people');
  const reset = useResetSignIn();
  const [typed, setTyped] = useState('');
  const said = (words: string) => fillSentence(words, { name, email });

  const resetThem = useAction({ run: () => reset.mutateAsync(id).then(onClose), done: said(done.reset) });

  return (
    <ErasureDialog
      title={said(text.title)}
      about={text.text}
      goes={[said(text.goes), text.signedOut]}
      stays={said(text.link)}
      text={text}
      isConfirmed={typed.trim().toLocaleLowerCase() === name.toLocaleLowerCase()}
      isErasing={reset.isPending}
      onErase={() => void resetThem()}
      onClose={onClose}
    >
      <TextField label={text.confirmation} hint={<bdi>{name}</bdi>} dir="auto" autoComplete="off" value={typed} onChange={setTyped} />
    </ErasureDialog>
  );
}
