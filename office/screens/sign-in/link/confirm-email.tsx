import { useState } from 'react';
import { officePath } from '#contract/office/paths';
import type { Link } from '#contract/office/people/sign-in';
import { fillSentence } from '#contract/text/fill-sentence';
import { firstNameOf } from '#contract/text/first-name';
import { useText } from '../../../content/use-text.ts';
import { openLink } from '../../../data/people/link.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { ProblemText } from '../problem-text.tsx';
import styles from '../sign-in.module.css';
import { useAttempt } from '../use-attempt.ts';

/** Confirms the new address of somebody's account by a press: what opens links of mails by itself, to look for viruses, confirms nothing. */
export function ConfirmEmail({ link: { name, email }, token }: { link: Link; token: string }) {
  const { link: text } = useText('signIn');
  const { attempt, isBusy, problem } = useAttempt();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const confirm = () =>
    attempt(async () => {
      await openLink(token, {});
      setIsConfirmed(true);
    });
  if (isConfirmed)
    return (
      <div className={styles.form}>
        <div className={styles.heading} role="status">
          <h1>{text.confirmed}</h1>
          <p className="lead">
            <FilledText
              text={text.confirmedLead}
              values={{
                email: (
                  <bdi key="email" dir="ltr">
                    {email}
                  </bdi>
                ),
              }}
            />
          </p>
        </div>
        <a className="button button--large" href={officePath}>
          {text.toSignIn}
        </a>
      </div>
    );
  return (
    <Form className={styles.form} onSubmit={() => void confirm()} noValidate>
      <div className={styles.heading}>
        <h1>{fillSentence(text.email, { name: firstNameOf(name) })}</h1>
        <p className="lead">{text.emailLead}</p>
      </div>
      {problem && <ProblemText text={problem.text} />}
      <Button type="submit" variant="primary" wide size="large" busy={isBusy}>
        {text.confirm}
      </Button>
    </Form>
  );
}
