import { useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useErase } from '../../data/company/privacy.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { ErasureDialog } from '../../parts/messages/erasure-dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { useCountedData } from './counted-data.ts';
import { FoundDataNote } from './found-data.tsx';

/** Erases what there is of somebody once the address is typed again. */
export function EraseDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { dialog: text, erase: words } = useText('privacy');
  const erase = useErase();
  const sayCounts = useCountedData();
  const [confirmation, setConfirmation] = useState('');

  const eraseThem = useAction({
    async run() {
      const erased = await erase.mutateAsync({ email, confirmation: confirmation.trim() });
      onClose();
      return erased;
    },
    done: (erased) => {
      const list = sayCounts(erased);
      return list === undefined ? words.nothing : fillSentence(words.done, { list });
    },
  });

  return (
    <ErasureDialog
      title={text.title}
      about={
        <FilledText
          text={text.text}
          values={{
            email: (
              <bdi dir="ltr" className="strong">
                {email}
              </bdi>
            ),
          }}
        />
      }
      goes={[text.submissions, text.written, text.alerts, text.account]}
      stays={text.kept}
      text={text}
      isConfirmed={confirmation.trim().toLowerCase() === email.toLowerCase()}
      isErasing={erase.isPending}
      onErase={() => void eraseThem()}
      onClose={onClose}
    >
      <FoundDataNote email={email} />
      <TextField label={text.confirmation} type="email" dir="ltr" autoComplete="off" value={confirmation} onChange={setConfirmation} />
    </ErasureDialog>
  );
}
