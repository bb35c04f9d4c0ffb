import { useEffect, useRef, useState } from 'react';
import { codeLength } from '#contract/office/account';
import type { Authenticator } from '#contract/office/people/sign-in-methods';
import { digitsOfCode } from '#contract/office/sign-in-code';
import type { z } from '#contract/zod';
import { useText } from '../../content/use-text.ts';
import { useConfirmAuthenticator, useNewAuthenticator } from '../../data/people/sign-in-methods.ts';
import { CopyButton } from '../../parts/buttons/copy-button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { Skeleton } from '../../parts/messages/skeleton.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './authenticator.module.css';
import { QrCode } from './qr-code.tsx';

interface NewAuthenticatorProps {
  /** Makes recovery codes, which are unseen until they are kept. */
  make<Made>(request: () => Promise<Made>): Promise<Made>;
  /** Called with the recovery codes, which nobody can ask for again. */
  onAdded(codes: readonly string[]): void;
  onCancel(): void;
}

/** Sets an authenticator app up: the picture that it reads, and a code that shows it has done so. */
export function NewAuthenticator({ make, onAdded, onCancel }: NewAuthenticatorProps) {
  const { factor: text, cancel } = useText('account');
  const prepare = useNewAuthenticator();
  const confirm = useConfirmAuthenticator();
  const [made, setMade] = useState<z.infer<typeof Authenticator>>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const hasAsked = useRef(false);

  const ask = useAction({ run: async () => setMade(await prepare.mutateAsync()) });
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask().then((isDone) => isDone || onCancel());
  });

  const send = useAction({
    run: async (secret: string) => {
      const { codes } = await make(() => confirm.mutateAsync({ secret, code: digitsOfCode(code, codeLength.oneTime) }));
      onAdded(codes);
    },
    onErrors: ({ code: wrong }) => setError(wrong),
  });
  const submit = () => {
    setError(undefined);
    if (made) void send(made.secret);
  };

  if (!made) return <Skeleton rows={3} />;
  return (
    <Form className={`grid items-start gap-5 ${styles.setUp}`} onSubmit={submit}>
      <QrCode text={made.uri} label={text.picture} />
      <div className="grid gap-4">
        <p>{text.scan}</p>
        <p className={`text-quiet text-xs ${styles.byHand}`}>
          {text.byHand}: <bdi dir="ltr">{made.secret.match(/.{1,4}/g)?.join(' ')}</bdi>{' '}
          <CopyButton text={made.secret} label={text.copyKey} />
        </p>
        <TextField
          label={text.code}
          value={code}
          onChange={setCode}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          autoFocus
        />
        <div className="flex flex-wrap gap-2">
          <FormButtons submit={text.confirm} cancel={cancel} isBusy={confirm.isPending} onCancel={onCancel} />
        </div>
      </div>
    </Form>
  );
}
