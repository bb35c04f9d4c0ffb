import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignInResult } from '#contract/office/account';
import { SignIn as SignInSchema } from '#contract/office/people/sign-in';
import { useText } from '../../content/use-text.ts';
import { signInWithPasskey, signInWithPassword } from '../../data/people/session.ts';
import { isOfficeError } from '../../data/requests/request.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { ProblemText } from './problem-text.tsx';
import { ProviderButtons, useOpenProviders } from './provider-buttons.tsx';
import { ProviderNotices } from './provider-notices.tsx';
import styles from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';
import { useGreeting } from './use-greeting.ts';

interface PasswordFormProps {
  email: string;
  isInPlace: boolean;
  onResult(result: SignInResult): void;
  onForgotten?: ((email: string) => void) | undefined;
}

/** A passkey first, or an account of the company, else address and password. */
export function PasswordForm({ email: initialEmail, isInPlace, onResult, onForgotten }: PasswordFormProps) {
  const text = useText('signIn');
  const messages = useText('messages');
  const greeting = useGreeting();
  const hasProviders = useOpenProviders().length > 0;
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string | undefined; password?: string | undefined }>({});
  const [isAskingDevice, setIsAskingDevice] = useState(false);
  const { attempt, explain, isBusy, problem } = useAttempt();
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isWrong = isOfficeError(problem?.error, 'office.wrongCredentials');

  // What was typed stays; the password is the likelier slip.
  useEffect(() => {
    if (isWrong) passwordInput.current?.select();
  }, [isWrong]);

  const submit = () => {
    const typed = SignInSchema.shape.email.safeParse(email);
    const found = {
      email: email.trim() === '' ? messages.required : typed.success ? undefined : messages.invalidEmail,
      password: password === '' ? messages.required : undefined,
    };
    setErrors(found);
    if (found.email) return emailInput.current?.focus();
    if (found.password) return passwordInput.current?.focus();
    return void attempt(async () => onResult(await signInWithPassword({ email, password })));
  };

  const askDevice = () =>
    void attempt(
      async () => {
        setIsAskingDevice(true);
        onResult(await signInWithPasskey().finally(() => setIsAskingDevice(false)));
      },
      (error) => (isOfficeError(error) ? explain(error) : text.passkeyCancelled),
    );

  return (
    <Form className={styles.form} onSubmit={submit} noValidate>
      {!isInPlace && (
        <div className={styles.heading}>
          <h1>{greeting}</h1>
          <p className="lead">{text.lead}</p>
        </div>
      )}
      {!isInPlace && <ProviderNotices />}
      {canUsePasskeys && (
        <Button variant="primary" wide size="large" icon={KeyRound} busy={isAskingDevice} onClick={askDevice}>
          {isAskingDevice ? text.passkeyWaits : text.passkey}
        </Button>
      )}
      <ProviderButtons asksAgain={isInPlace} />
      {(canUsePasskeys || hasProviders) && <p className={styles.or}>{text.or}</p>}
      {problem && !isWrong && <ProblemText text={problem.text} />}
      <TextField
        ref={emailInput}
        label={text.email}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        readOnly={isInPlace}
        onChange={setEmail}
        error={errors.email}
      />
      <PasswordField
        ref={passwordInput}
        label={text.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password ?? (isWrong ? text.wrong : undefined)}
        hint={isWrong ? text.wrongHint : undefined}
      />
      <Button type="submit" variant={canUsePasskeys ? 'line' : 'primary'} wide size="large" busy={isBusy && !isAskingDevice}>
        {text.submit}
      </Button>
      {onForgotten && (
        <div className={styles.between}>
          <button type="button" className="link text-xs" onClick={() => onForgotten(email)}>
            {text.forgotten}
          </button>
        </div>
      )}
    </Form>
  );
}
