import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser';
import { KeyRound, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Passkey } from '#contract/office/people/sign-in-methods';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useAddPasskey, usePasskeys, useRemovePasskey } from '../../data/people/sign-in-methods.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { Device, DeviceList } from './device-list.tsx';
import { Section } from './section.tsx';

/** Passkeys: the list, and a new one. */
export function PasskeysSection() {
  const text = useText('account').passkeys;
  const passkeys = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAdding(false);
    requestAnimationFrame(() => addButton.current?.focus());
  };

  return (
    <Section title={text.title} about={browserSupportsWebAuthn() ? text.about : text.unsupported} query={passkeys}>
      <DeviceList>
        {passkeys.data?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => addButton.current?.focus()} />
        ))}
      </DeviceList>
      {isAdding ? (
        <NewPasskey onDone={close} />
      ) : (
        browserSupportsWebAuthn() && (
          <Button ref={addButton} icon={Plus} onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        )
      )}
    </Section>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, onRemoved }: { passkey: Passkey; onRemoved(): void }) {
  const text = useText('account').passkeys;
  const dateFormats = useDateFormats();
  const remove = useRemovePasskey();
  const made = fillSentence(text.made, { date: dateFormats.day(createdAt) });
  const used = lastUsedAt === null ? text.neverUsed : fillSentence(text.used, { date: dateFormats.ago(lastUsedAt) });

  const removeIt = useAction({ run: () => remove.mutateAsync(id).then(onRemoved), done: fillSentence(text.removed, { name }) });

  return (
    <Device icon={KeyRound} name={<bdi>{name}</bdi>} detail={fillSentence(text.detail, { made, used })}>
      <Button
        variant="ghost"
        size="small"
        busy={remove.isPending}
        aria-label={fillSentence(text.removeOf, { name })}
        onClick={() => void removeIt()}
      >
        {text.remove}
      </Button>
    </Device>
  );
}

function NewPasskey({ onDone }: { onDone(): void }) {
  const { passkeys: text, cancel } = useText('account');
  const add = useAddPasskey();
  const [name, setName] = useState('');

  const addIt = useAction({
    run: (given: string) => add.mutateAsync(given).then(onDone),
    done: (_, given) => fillSentence(text.added, { name: given }),
    failed: (error) =>
      error instanceof WebAuthnError || isRefusedByDevice(error) ? (isKnownDevice(error) ? text.known : text.cancelled) : undefined,
  });

  return (
    <Form onSubmit={() => void addIt(name.trim())}>
      <TextField label={text.name} hint={text.nameHint} value={name} maxLength={60} required autoFocus onChange={setName} />
      <FormButtons submit={text.continue} cancel={cancel} isBusy={add.isPending} onCancel={onDone} />
    </Form>
  );
}

const isRefusedByDevice = (error: unknown): boolean => error instanceof DOMException;
const isKnownDevice = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
