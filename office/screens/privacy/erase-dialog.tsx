import { Check, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { localeFormats } from '#content/locales';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useErase } from '../../data/privacy.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog, DialogFoot } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { FilledText } from '../../parts/filled-text.tsx';
import { useToast } from '../../parts/toast.tsx';
import { useTry } from '../../parts/use-try.ts';
import styles from './privacy.module.css';

/** The one dialog that asks before it acts: the address is typed again, and the safe button has the focus. */
export function EraseDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { dialog: text } = useText('privacy');
  const attempt = useTry();
  const erase = useErase();
  const sayErased = useSayErased();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const [confirmation, setConfirmation] = useState('');
  const isSame = confirmation.trim().toLowerCase() === email.toLowerCase();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) return;
    void attempt(async () => {
      sayErased(await erase.mutateAsync({ email, confirmation: confirmation.trim() }));
      onClose();
    });
  };

  return (
    <Dialog title={text.title} onClose={onClose}>
      <form method="post" className={styles.erase} onSubmit={submit}>
        <p>
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
        </p>
        <ul className={styles.goes}>
          {[text.submissions, text.written, text.account].map((words) => (
            <li key={words}>
              <X className="icon" aria-hidden /> {words}
            </li>
          ))}
          <li>
            <Check className="icon" aria-hidden /> {text.kept}
          </li>
        </ul>
        <TextField label={text.confirmation} type="email" dir="ltr" autoComplete="off" value={confirmation} onChange={setConfirmation} />
        <DialogFoot>
          <Button ref={keep} onClick={onClose}>
            {text.keep}
          </Button>
          <Button type="submit" look="bad-fill" disabled={!isSame} busy={erase.isPending}>
            {text.erase}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type Counted = keyof ReturnType<typeof useText<'privacy'>>['counts'];

/** Says how much of what was erased. */
function useSayErased(): (erased: Readonly<Record<string, number>>) => void {
  const { counts, erase } = useText('privacy');
  const counted = useCounted();
  const toast = useToast();
  const list = new Intl.ListFormat(localeFormats[useLocale()].format);
  const kinds = Object.keys(counts) as Counted[];
  return (erased) => {
    const said = kinds.flatMap((kind) => {
      const count = erased[kind] ?? 0;
      return count > 0 ? [counted(counts[kind], count)] : [];
    });
    toast.done(said.length > 0 ? fillPlaceholders(erase.done, { list: list.format(said) }) : erase.nothing);
  };
}
