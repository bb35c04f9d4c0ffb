import { useNavigate } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { type ApplicationDetail, erasureWord } from '#contract/office/applications';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { useMe } from '../../../data/account.ts';
import { useEraseApplication } from '../../../data/applications.ts';
import { errorText } from '../../../data/office-error.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog, DialogFoot } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import { useToast } from '../../../parts/toast.tsx';
import styles from '../../privacy/privacy.module.css';

/** The one dialog that asks before it acts: the family name is typed, and the safe button has the focus. */
export function EraseDialog({ application, onClose }: { application: ApplicationDetail; onClose(): void }) {
  const { erase: text, ...all } = useText('applications');
  const counted = useCounted();
  const navigate = useNavigate();
  const toast = useToast();
  const me = useMe();
  const erase = useEraseApplication();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const { id, fullName, notes, timeline } = application;
  const word = erasureWord(fullName);
  const isSame = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  const mails = timeline.filter(({ kind }) => kind === 'answer' || kind === 'reply' || kind === 'receipt').length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSame || erase.isPending) return;
    erase.mutate(
      { id, confirmation: typed.trim() },
      {
        onSuccess: () => {
          toast.done(text.done);
          void navigate({ to: '/applications', search: true });
        },
        onError: (error) => toast.failed(fillPlaceholders(text.failed, { reason: errorText(error) })),
      },
    );
  };

  const written = fillPlaceholders(text.written, { notes: counted(all.notes, notes), mails: counted(text.mails, mails) });
  return (
    <Dialog title={fillPlaceholders(text.title, { name: fullName })} onClose={onClose}>
      <form method="post" className={styles.erase} onSubmit={submit}>
        <p>{text.text}</p>
        <ul className={styles.goes}>
          {[text.resume, written].map((words) => (
            <li key={words}>
              <X className="icon" aria-hidden /> {words}
            </li>
          ))}
          <li>
            <Check className="icon" aria-hidden /> {fillPlaceholders(text.kept, { me: me.name })}
          </li>
        </ul>
        <TextField label={text.confirm} hint={<bdi>{word}</bdi>} dir="auto" autoComplete="off" value={typed} onChange={setTyped} />
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
