import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { Me } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { useText } from '../../content/use-text.ts';
import { useMe } from '../../data/account.ts';
import { NotConfirmed } from '../../data/not-confirmed.ts';
import { isOfficeError } from '../../data/office-error.ts';
import { sessionKey } from '../../data/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { SignInSteps } from '../sign-in/sign-in-steps.tsx';

type Confirmed = <Result>(change: () => Promise<Result>) => Promise<Result>;

const ConfirmedContext = createContext<Confirmed>((change) => change());

/**
 * Makes a change for which the server wants a sign-in of the last hour: if it refuses, the person is asked to sign in again, and the change is
 * made then. Throws `NotConfirmed` when they do not want to.
 */
export const useConfirmed = (): Confirmed => use(ConfirmedContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => undefined);

  const confirmed: Confirmed = async (change) => {
    try {
      return await change();
    } catch (error) {
      if (!isOfficeError(error, 'office.signInAgain')) throw error;
    }
    setIsAsking(true);
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
    setIsAsking(false);
    if (!isConfirmed) throw new NotConfirmed();
    return change();
  };

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {isAsking && <SignInAgain onAnswer={(isConfirmed) => answer.current(isConfirmed)} />}
    </ConfirmedContext>
  );
}

/** Asks the person to sign in again, which begins a new session in place of the present one. */
function SignInAgain({ onAnswer }: { onAnswer(isConfirmed: boolean): void }) {
  const text = useText('account').confirm;
  const queries = useQueryClient();
  const me = useMe();

  const signedIn = (person: Me) => {
    // Nothing of one person is shown to another.
    if (person.id !== me.id) return location.assign(officePath);
    queries.setQueryData(sessionKey, { state: 'signed-in', me: person });
    onAnswer(true);
    return undefined;
  };

  return (
    <Dialog title={text.title} onClose={() => onAnswer(false)}>
      <p>{text.text}</p>
      <SignInSteps email={me.email} needsCode={false} onSignedIn={signedIn} isInPlace />
    </Dialog>
  );
}
