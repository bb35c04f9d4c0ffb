import { useRef, useState } from 'react';
import { passwordLength } from '#contract/office/account';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/people/account.ts';
import { useChangePassword } from '../../data/people/sign-in-methods.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Form, FormButtons } from '../../parts/fields/form.tsx';
import { PasswordField } from '../../parts/fields/password-field.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './account.module.css';
import { Section } from './section.tsx';

/** The password: whether there is one, and a new one. */
export function PasswordSection() {
  const text = useText('account').password;
  const { hasPassword, hasAuthenticator } = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Section title={text.title} about={hasPassword ? (hasAuthenticator ? text.hasWithCode : text.has) : text.hasNone}>
      {isOpen ? (
        <NewPassword onDone={close} />
      ) : (
        <Button ref={button} onClick={() => setIsOpen(true)}>
          {hasPassword ? text.change : text.set}
        </Button>
      )}
    </Section>
  );
}

function NewPassword({ onDone }: { onDone(): void }) {
  const { password: text, cancel } = useText('account');
  const { hasPassword, email } = useMe();
  const change = useChangePassword();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const save = useAction({
    run: () => change.mutateAsync({ next, ...(hasPassword && { current }) }).then(onDone),
    done: text.saved,
    onErrors: setErrors,
  });
  const submit = () => {
    setErrors({});
    void save();
  };

  return (
    <Form className={`grid gap-4 ${styles.form}`} onSubmit={submit}>
      {/* Password managers read whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={text.current}
          name="current"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errors.current}
          autoFocus
        />
      )}
      <PasswordField
        label={text.next}
        name="next"
        autoComplete="new-password"
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
        hint={text.hint}
        value={next}
        onChange={setNext}
        error={errors.next}
        autoFocus={!hasPassword}
      />
      <div className="flex flex-wrap gap-2">
        <FormButtons submit={text.save} cancel={cancel} isBusy={change.isPending} onCancel={onDone} />
      </div>
    </Form>
  );
}
