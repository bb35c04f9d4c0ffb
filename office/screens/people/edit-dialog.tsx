import { useState } from 'react';
import { limits } from '#contract/limits';
import type { Person } from '#contract/office/people/people';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useChangePerson } from '../../data/people/people.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';

/** Changes what somebody is called, and the address that they sign in with. */
export function EditDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const { edit: text, done, changedMeanwhile } = useText('people');
  const change = useChangePerson();
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.newEmail ?? person.email);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isOtherEmail = email.trim() !== person.email;

  const save = useAction({
    async run() {
      const names = name.trim() === person.name ? {} : { name: name.trim() };
      const emails = isOtherEmail ? { email: email.trim() } : {};
      const changed = await change.mutateAsync({ person, change: { ...names, ...emails } });
      onClose();
      return changed;
    },
    done: () => {
      if (!isOtherEmail) return name.trim() === person.name ? undefined : fillSentence(done.renamed, { name: name.trim() });
      const said = person.status === 'invited' ? done.invitedAgain : done.emailAsked;
      return fillSentence(said, { name: name.trim(), email: email.trim() });
    },
    newer: fillSentence(changedMeanwhile, { name: person.name }),
    onErrors: setErrors,
  });
  const submit = () => {
    setErrors({});
    void save();
  };

  return (
    <Dialog title={fillSentence(text.title, { name: person.name })} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField label={text.name} value={name} onChange={setName} error={errors.name} maxLength={80} dir="auto" autoComplete="off" />
        <TextField
          label={text.email}
          hint={person.status === 'invited' ? text.emailOfInvited : text.emailHint}
          type="email"
          dir="ltr"
          value={email}
          onChange={setEmail}
          error={errors.email}
          maxLength={limits.email}
          autoComplete="off"
        />
        <FormFoot cancel={text.cancel} submit={text.save} isBusy={change.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
