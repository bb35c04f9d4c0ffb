import { useEffect, useRef, useState } from 'react';
import { codeLength, type SignInResult } from '#contract/office/account';
import { digitsOfCode } from '#contract/office/sign-in-code';
import { useText } from '../../content/use-text.ts';
import { signInWithCode, signOut } from '../../data/people/session.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Field } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import styles from './sign-in.module.css';
import { useAttempt } from './use-attempt.ts';

interface CodeFormProps {
  isInPlace: boolean;
  onResult(result: SignInResult): void;
  onBack(): void;
}

/** The digits of the authenticator, checked as soon as they are there, or a recovery code. */
export function CodeForm({ isInPlace, onResult, onBack }: CodeFormProps) {
  const text = useText('signIn').code;
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { attempt, isBusy, problem } = useAttempt();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (problem) input.current?.select();
  }, [problem]);

  const send = (sent: string) => void attempt(async () => onResult(await signInWithCode(sent)));
  const type = (typed: string) => {
    const digits = digitsOfCode(typed, codeLength.oneTime);
    setCode(isRecovery ? typed : digits);
    if (!isRecovery && digits.length === codeLength.oneTime && digits !== code) send(digits);
  };
  const submit = () => {
    if (code.trim().length < codeLength.oneTime) input.current?.focus();
    else send(code);
  };
  const toggle = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    input.current?.focus();
  };
  const leave = () => void attempt(async () => (isInPlace ? onBack() : signOut()));

  return (
    <Form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.heading}>
        {isInPlace ? <h3>{text.title}</h3> : <h1>{text.title}</h1>}
        <p className="lead">{isRecovery ? text.recoveryLead : text.lead}</p>
      </div>
      <Field
        label={isRecovery ? text.recoveryLabel : text.label}
        error={problem?.text}
        hint={isRecovery ? undefined : text.hint}
        className={styles.code ?? ''}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            dir="ltr"
            data-kind={isRecovery ? 'recovery' : 'digits'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={isRecovery ? '' : '······'}
            value={code}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide size="large" busy={isBusy}>
        {text.submit}
      </Button>
      <div className={styles.between}>
        <button type="button" className="link text-xs" onClick={toggle}>
          {isRecovery ? text.useDigits : text.useRecovery}
        </button>
        <button type="button" className="link text-xs" onClick={leave}>
          {text.somebodyElse}
        </button>
      </div>
    </Form>
  );
}
