import { useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useChangeAccount, useMe } from '../../data/people/account.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './account.module.css';

/** The person's own name, by which colleagues and customers know them. */
export function NameForm({ onDone }: { onDone(): void }) {
  const text = useText('account');
  const me = useMe();
  const change = useChangeAccount();
  const [name, setName] = useState(me.name);
  const [error, setError] = useState<string>();

  const save = useAction({
    async run(before: string) {
      const changed = await change.mutateAsync({ name: name.trim() });
      onDone();
      return changed.name === before ? undefined : changed.name;
    },
    done: (saved) => saved && fillSentence(text.nameSaved, { name: saved }),
    undo: (_, before) => change.mutateAsync({ name: before }),
    newer: text.changedMeanwhile,
    onErrors: (errors) => setError(errors.name),
  });
  const submit = () => {
    setError(undefined);
    void save(me.name);
  };

  return (
    <Form className={`grid gap-4 ${styles.name}`} onSubmit={submit}>
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
      <div className="flex flex-wrap gap-2">
        <FormButtons submit={text.save} cancel={text.cancel} isBusy={change.isPending} onCancel={onDone} />
      </div>
    </Form>
  );
}
