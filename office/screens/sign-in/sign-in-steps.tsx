import { useState } from 'react';
import type { Me, SignInResult } from '#contract/office/account';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

interface SignInStepsProps {
  /** Belongs to whoever it is, where that is known. */
  email?: string;
  /** The password was right before, and the code is still missing. */
  needsCode: boolean;
  /** On top of what somebody was doing, in a dialog with a heading of its own. */
  isInPlace?: boolean;
  onSignedIn(me: Me): void;
  onForgotten?: (email: string) => void;
  onCodeNeeded?: (isNeeded: boolean) => void;
}

/** Passkey or password, and a code where the account wants one. */
export function SignInSteps({ email = '', needsCode, isInPlace = false, onSignedIn, onForgotten, onCodeNeeded }: SignInStepsProps) {
  const [isAtCode, setIsAtCode] = useState(needsCode);
  const goToCode = (isNeeded: boolean) => {
    setIsAtCode(isNeeded);
    onCodeNeeded?.(isNeeded);
  };
  const continueWith = (result: SignInResult) => {
    if (result.state === 'signed-in') onSignedIn(result.me);
    else goToCode(true);
  };
  return isAtCode ? (
    <CodeForm isInPlace={isInPlace} onResult={continueWith} onBack={() => goToCode(false)} />
  ) : (
    <PasswordForm email={email} isInPlace={isInPlace} onResult={continueWith} onForgotten={onForgotten} />
  );
}
