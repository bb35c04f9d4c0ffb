import { useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { useText } from './content/use-text.ts';
import { useMe } from './data/people/account.ts';
import { sessionKey } from './data/people/session.ts';
import type { SignInReason } from './data/requests/request.ts';
import { Button } from './parts/buttons/button.tsx';
import { Dialog } from './parts/messages/dialog.tsx';
import { FilledText } from './parts/texts/filled-text.tsx';
import { SignInSteps } from './screens/sign-in/sign-in-steps.tsx';

export interface SessionGuardProps {
  reason: SignInReason;
  /** Whether the person has signed in again; a session that has ended is not gone on with otherwise. */
  onAnswer(hasSignedIn: boolean): void;
}

/** The person signs in again on top of what they were doing, which begins a new session in place of the present one. */
export function SessionGuard({ reason, onAnswer }: SessionGuardProps) {
  const { confirm } = useText('account');
  const { sessionEnded } = useText('frame');
  const queries = useQueryClient();
  const me = useMe();
  const hasEnded = reason === 'ended';

  const signedIn = (person: Me) => {
    // Nothing of one person is shown to another.
    if (person.id !== me.id) return location.assign(officePath);
    queries.setQueryData(sessionKey, { state: 'signed-in', me: person });
    onAnswer(true);
    if (hasEnded) void queries.invalidateQueries();
    return undefined;
  };
  const steps = <SignInSteps email={me.email} needsCode={false} onSignedIn={signedIn} isInPlace />;

  if (!hasEnded)
    return (
      <Dialog title={confirm.title} onClose={() => onAnswer(false)}>
        <p>{confirm.text}</p>
        {steps}
      </Dialog>
    );
  return (
    <Dialog title={sessionEnded.title} canClose={false}>
      <p>{sessionEnded.text}</p>
      <p className="text-quiet text-xs">
        <FilledText text={sessionEnded.as} values={{ name: <b className="strong">{me.name}</b> }} />
      </p>
      {steps}
      <Button variant="ghost" size="small" onClick={() => location.assign(officePath)}>
        {sessionEnded.leave}
      </Button>
    </Dialog>
  );
}
