import { useRef, useState } from 'react';
import { Forgotten as ForgottenSchema } from '#contract/office/people/sign-in';
import { useText } from '../../content/use-text.ts';
import { sendResetLink } from '../../data/people/session.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { ProblemText } from './problem-text.tsx';
import styles from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';

/** Asks for a link. The answer is the same whoever asks. */
export function Forgotten({ email: initialEmail, onBack }: { email: string; onBack(): void }) {
  const text = useText('signIn');
  const messages = useText('messages');
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const { attempt, isBusy, problem } = useAttempt();
  const input = useRef<HTMLInputElement>(null);

  const submit = () => {
    const isValid = ForgottenSchema.safeParse({ email }).success;
    setError(isValid ? undefined : messages.invalidEmail);
    if (!isValid) return input.current?.focus();
    return void attempt(async () => {
      await sendResetLink(email);
      setIsSent(true);
    });
  };

  const back = (
    <div className={styles.between}>
      <button type="button" className="link text-xs" onClick={onBack}>
        {text.forgot.back}
      </button>
    </div>
  );

  if (isSent)
    return (
      <div className={styles.form}>
        <div className={styles.heading} role="status">
          <h1>{text.forgot.sentTitle}</h1>
          <p className="lead">
            <FilledText text={text.forgot.sent} values={{ email: <b dir="ltr">{email}</b> }} />
          </p>
        </div>
        {back}
      </div>
    );

  return (
    <Form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.heading}>
        <h1>{text.forgot.title}</h1>
        <p className="lead">{text.forgot.lead}</p>
      </div>
      {problem && <ProblemText text={problem.text} />}
      <TextField
        ref={input}
        label={text.email}
        type="email"
        autoComplete="username"
        dir="ltr"
        autoFocus
        value={email}
        onChange={setEmail}
        error={error}
        hint={text.forgot.hint}
      />
      <Button type="submit" variant="primary" wide size="large" busy={isBusy}>
        {text.forgot.submit}
      </Button>
      {back}
    </Form>
  );
}
