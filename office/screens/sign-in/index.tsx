import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/office/account';
import { useText } from '../../content/use-text.ts';
import { useSignInProviders } from '../../data/people/providers.ts';
import { sessionKey } from '../../data/people/session.ts';
import { useTitle } from '../../parts/layout/page-header.tsx';
import { Forgotten } from './forgotten.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** The sign-in screen, for whoever has no session. */
export default function SignIn({ needsCode }: { needsCode: boolean }) {
  const text = useText('signIn');
  const queries = useQueryClient();
  const [forgottenOf, setForgottenOf] = useState<string>();
  const [isAtCode, setIsAtCode] = useState(needsCode);
  const providers = useSignInProviders();
  useTitle(text.title);

  const signedIn = (me: Me) => queries.setQueryData(sessionKey, { state: 'signed-in', me });

  // Nothing moves under a finger when they are there.
  if (providers.isPending) return null;
  return (
    <SignInLayout note={isAtCode ? text.code.lost : text.about}>
      {forgottenOf === undefined ? (
        <SignInSteps needsCode={needsCode} onSignedIn={signedIn} onForgotten={setForgottenOf} onCodeNeeded={setIsAtCode} />
      ) : (
        <Forgotten email={forgottenOf} onBack={() => setForgottenOf(undefined)} />
      )}
    </SignInLayout>
  );
}
