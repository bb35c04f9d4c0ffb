import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { passwordLength } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { isKeptToProviders } from '#contract/office/people/providers';
import type { Link } from '#contract/office/people/sign-in';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { makePasskey, openLink } from '../../../data/people/link.ts';
import { useSignInProviders } from '../../../data/people/providers.ts';
import { isOfficeError } from '../../../data/requests/request.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { PasswordField } from '../../../parts/fields/password-field.tsx';
import { useRoleNames } from '../../../parts/people/role-names.ts';
import { canUsePasskeys } from '../can-use-passkeys.ts';
import { ProblemText } from '../problem-text.tsx';
import { ProviderButtons } from '../provider-buttons.tsx';
import styles from '../sign-in.module.css';
import { useAttempt } from '../use-attempt.ts';

/** Shows what is to be done with a link. An account that has a second factor gets a password alone. */
export function LinkForm({ link, token }: { link: Link & { kind: Exclude<Link['kind'], 'email'> }; token: string }) {
  const text = useText('signIn');
  const roleNames = useRoleNames();
  const counted = useCounted();
  const [password, setPassword] = useState('');
  const { attempt, explain, isBusy, problem } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const policy = useSignInProviders().data?.policy ?? 'off';
  const names = { name: firstNameOf(link.name), role: roleNames(link.roles) };

  const fieldError = isOfficeError(problem?.error) ? problem.error.errors?.password : undefined;
  useEffect(() => {
    if (fieldError) input.current?.focus();
  }, [fieldError]);

  const enter = (proof: Parameters<typeof openLink>[1]) => async () => {
    await openLink(token, proof);
    location.assign(officePath);
  };
  const submit = () => {
    if (link.kind !== 'demo' && password.length < passwordLength.min) return input.current?.focus();
    return void attempt(enter(link.kind === 'demo' ? {} : { password }));
  };
  const takePasskey = () =>
    void attempt(
      async () => enter({ passkey: await makePasskey(token), passkeyName: text.link.thisDevice })(),
      (error) => (isOfficeError(error) ? explain(error) : text.passkeyCancelled),
    );

  const headings = {
    invitation: [text.link.welcome, text.link.invited],
    reset: [text.link.reset, text.link.resetLead],
    demo: [text.link.demo, text.link.demoLead],
  } as const;
  const [title, lead] = headings[link.kind];
  const isLongEnough = password.length >= passwordLength.min;

  // The password is kept and the link used up: what is missing is the passkey.
  if (isOfficeError(problem?.error, 'office.usePasskey'))
    return (
      <div className={styles.form}>
        <div className={styles.heading} role="status">
          <h1>{text.link.saved}</h1>
          <p className="lead">{text.link.thenPasskey}</p>
        </div>
        <a className="button button--large" href={officePath}>
          {text.link.toSignIn}
        </a>
      </div>
    );

  return (
    <Form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.heading}>
        <h1>{fillSentence(title, names)}</h1>
        <p className="lead">{fillSentence(lead, link.kind === 'demo' ? { ...names, name: link.name } : names)}</p>
      </div>
      {problem && !fieldError && <ProblemText text={problem.text} />}
      {isKeptToProviders(policy, link.roles) && link.kind !== 'demo' ? (
        <>
          <p className="text-quiet text-xs">{text.providers.only}</p>
          <ProviderButtons />
        </>
      ) : link.kind === 'demo' ? (
        <Button type="submit" variant="primary" wide size="large" busy={isBusy} autoFocus>
          {text.link.enter}
        </Button>
      ) : (
        <>
          {link.kind === 'invitation' && <ProviderButtons />}
          {link.kind === 'invitation' && canUsePasskeys && (
            <>
              <Button variant="primary" wide size="large" icon={KeyRound} onClick={takePasskey}>
                {text.link.makePasskey}
              </Button>
              <p className="text-quiet text-xs">{text.link.passkeyHint}</p>
              <p className={styles.or}>{text.link.or}</p>
            </>
          )}
          {/* Password managers read whose password it is. */}
          <input type="email" name="username" autoComplete="username" value={link.email} readOnly hidden />
          <PasswordField
            ref={input}
            label={text.link.password}
            name="password"
            autoComplete="new-password"
            maxLength={passwordLength.max}
            value={password}
            onChange={setPassword}
            error={fieldError}
            hint={
              password === '' ? text.link.passwordHint : counted(isLongEnough ? text.link.longEnough : text.link.length, password.length)
            }
          />
          <Button type="submit" variant={link.kind === 'reset' || !canUsePasskeys ? 'primary' : 'line'} wide size="large" busy={isBusy}>
            {text.link.submit}
          </Button>
        </>
      )}
    </Form>
  );
}
