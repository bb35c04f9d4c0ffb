import { useState } from 'react';
import { localeFormats } from '#content/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useErase } from '../../data/company/privacy.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { ErasureDialog } from '../../parts/messages/erasure-dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';

/** Erases what there is of somebody once the address is typed again. */
export function EraseDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { dialog: text } = useText('privacy');
  const erase = useErase();
  const textOfErased = useTextOfErased();
  const [confirmation, setConfirmation] = useState('');

  const eraseThem = useAction({
    async run() {
      const erased = await erase.mutateAsync({ email, confirmation: confirmation.trim() });
      onClose();
      return erased;
    },
    done: textOfErased,
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
      goes={[text.submissions, text.written, text.account]}
      stays={text.kept}
      text={text}
      isConfirmed={confirmation.trim().toLowerCase() === email.toLowerCase()}
      isErasing={erase.isPending}
      onErase={() => void eraseThem()}
      onClose={onClose}
    >
      <TextField label={text.confirmation} type="email" dir="ltr" autoComplete="off" value={confirmation} onChange={setConfirmation} />
    </ErasureDialog>
  );
}

type Counted = keyof ReturnType<typeof useText<'privacy'>>['counts'];

/** Says how much of what was erased. */
function useTextOfErased(): (erased: Readonly<Record<string, number>>) => string {
  const { counts, erase } = useText('privacy');
  const counted = useCounted();
  const list = new Intl.ListFormat(localeFormats[useLocale()].format);
  const kinds = Object.keys(counts) as Counted[];
  return (erased) => {
    const said = kinds.flatMap((kind) => {
      const count = erased[kind] ?? 0;
      return count > 0 ? [counted(counts[kind], count)] : [];
    });
    return said.length > 0 ? fillPlaceholders(erase.done, { list: list.format(said) }) : erase.nothing;
  };
}
