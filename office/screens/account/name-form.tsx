import { type FormEvent, useState } from 'react';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { useChangeAccount, useMe } from '../../data/people/account.ts';
import { isOfficeError } from '../../data/requests/office-error.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { useUndo } from '../../parts/hooks/use-undo.ts';
import { useTry } from '../../parts/messages/use-try.ts';
import styles from './account.module.css';

/** The person's own name, by which colleagues and customers know them. */
export function NameForm({ onDone }: { onDone(): void }) {
  const text = useText('account');
  const me = useMe();
  const undo = useUndo();
  const attempt = useTry();
  const change = useChangeAccount();
  const [name, setName] = useState(me.name);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    void attempt(
      async () => {
        const changed = await change.mutateAsync({ name: name.trim() });
        if (changed.name !== me.name)
          undo.done(fillPlaceholders(text.nameSaved, { name: changed.name }), () => change.mutateAsync({ name: me.name }));
        onDone();
      },
      (failure) => {
        if (!isOfficeError(failure)) return undefined;
        if (failure.status === 412) return text.changedMeanwhile;
        setError(failure.errors?.name);
        return failure.errors?.name ? 'handled' : undefined;
      },
    );
  };

  return (
    <form method="post" className={styles.name} onSubmit={submit}>
      <TextField
        label={text.name}
        value={name}
        onChange={setName}
        error={error}
        maxLength={80}
        dir="auto"
        autoComplete="name"
        required
        autoFocus
      />
      <div className={styles.formFoot}>
        <Button type="submit" busy={change.isPending}>
          {text.save}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
