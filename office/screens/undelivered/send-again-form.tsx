import { Send } from 'lucide-react';
import { useState } from 'react';
import { hasPersonalLink, Resend, type UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useSendAgain } from '../../data/mails/undelivered.ts';
import { errorText } from '../../data/requests/office-error.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './undelivered.module.css';

interface SendAgainFormProps {
  mail: UndeliveredMail;
  onSent: () => void;
}

/** The address, to be corrected, and the button. A mail with a link for its recipient alone goes to whom that was made for. */
export function SendAgainForm({ mail: { id, kind, recipient }, onSent }: SendAgainFormProps) {
  const text = useText('undelivered');
  const sendAgain = useSendAgain();
  const [address, setAddress] = useState(recipient);
  const [error, setError] = useState<string>();
  const isFixed = hasPersonalLink({ kind });

  const send = useAction({
    async run(corrected: string) {
      await sendAgain.mutateAsync(corrected === recipient ? { id } : { id, recipient: corrected });
      onSent();
      // The form is gone with its mail; what is left begins at the heading.
      document.querySelector<HTMLElement>('main')?.focus();
    },
    done: (_, corrected) => fillSentence(text.sent, { recipient: corrected }),
    failed(failure) {
      if (isOfficeError(failure, 'office.mailDelivered')) return text.delivered;
      if (isFixed) return undefined;
      setError(errorText(failure));
      return null;
    },
  });
  function submit(): void {
    const corrected = address.trim();
    if (Resend.safeParse({ recipient: corrected }).success) void send(corrected);
    else setError(text.invalidAddress);
  }

  return (
    <Form className={`grid gap-4 justify-items-start ${styles.form}`} onSubmit={submit} noValidate>
      {isFixed ? (
        <p className="text-xs text-quiet">{text.toSameAddress}</p>
      ) : (
        <TextField
          label={text.recipient}
          hint={text.recipientHint}
          error={error}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          value={address}
          onChange={(changed) => {
            setAddress(changed);
            setError(undefined);
          }}
        />
      )}
      <Button type="submit" variant="primary" size="large" icon={Send} busy={sendAgain.isPending}>
        {text.sendAgain}
      </Button>
    </Form>
  );
}
