import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/account.ts';
import { onSessionEnd } from '../data/request.ts';
import { sessionKey } from '../data/session.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FilledText } from '../parts/filled-text.tsx';
import { SignInSteps } from '../screens/sign-in/sign-in-steps.tsx';

/**
 * The session has ended while somebody works: they sign in again on top of what they were doing, and requests that were refused meanwhile are
 * sent once more.
 */
export function SessionGuard({ hasEnded }: { hasEnded: boolean }) {
  const text = useText('frame').sessionEnded;
  const queries = useQueryClient();
  const me = useMe();
  const [isRefused, setIsRefused] = useState(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(
    () =>
      onSessionEnd(() => {
        setIsRefused(true);
        return new Promise((resolve) => void waiting.current.push(resolve));
      }),
    [],
  );

  const signedIn = (person: Me) => {
    // Nothing of one person is shown to another.
    if (person.id !== me.id) return location.assign(officePath);
    setIsRefused(false);
    queries.setQueryData(sessionKey, { state: 'signed-in', me: person });
    for (const resume of waiting.current.splice(0)) resume();
    void queries.invalidateQueries();
    return undefined;
  };

  if (!hasEnded && !isRefused) return null;
  return (
    <Dialog title={text.title} canClose={false}>
      <p>{text.text}</p>
      <p className="quiet small">
        <FilledText text={text.as} values={{ name: <b className="strong">{me.name}</b> }} />
      </p>
      <SignInSteps email={me.email} needsCode={false} onSignedIn={signedIn} isInPlace />
      <Button variant="ghost" size="small" onClick={() => location.assign(officePath)}>
        {text.leave}
      </Button>
    </Dialog>
  );
}
