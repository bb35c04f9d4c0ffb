import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '#contract/locales';
import type { Me } from '#contract/office/account';
import { furtherTexts } from './content/texts.ts';
import { useLanguage, useLocale } from './content/use-text.ts';
import { MeContext } from './data/people/account.ts';
import { onSignInNeeded, type SignInReason } from './data/requests/request.ts';
import { showTheme } from './frame/appearance.ts';
import { LiveChanges } from './frame/live-changes.tsx';
import { shortcuts } from './parts/shortcuts/shortcut-engine.ts';
import { router } from './routes.tsx';
import type { SessionGuardProps } from './session-guard.tsx';

/** Milliseconds until what the first screen does not need is fetched, and between two tries. */
const laterMs = 2_000;

/** The Office as somebody has it who is signed in. */
export function SignedIn({ me, hasEnded }: { me: Me; hasEnded: boolean }) {
  const { choose } = useLanguage();
  const { locale, theme, shortcuts: areLettersOn } = me.preferences;

  const { reason, answer } = useSignInRequests(hasEnded);
  const SessionGuard = useSessionGuard(useLocale(), reason !== undefined);

  useEffect(() => choose(locale), [choose, locale]);
  useEffect(() => showTheme(theme), [theme]);
  useEffect(() => shortcuts.switchLetters(areLettersOn), [areLettersOn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => void shortcuts.press(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <MeContext value={me}>
      <LiveChanges>
        <RouterProvider router={router} />
      </LiveChanges>
      {SessionGuard && reason && <SessionGuard key={reason} reason={reason} onAnswer={answer} />}
    </MeContext>
  );
}

/** Keeps why the person has to sign in again, if they have to; requests that were refused meanwhile wait for the answer. */
function useSignInRequests(hasEnded: boolean) {
  const [asked, setAsked] = useState<SignInReason>();
  const waiting = useRef<((hasSignedIn: boolean) => void)[]>([]);
  useEffect(
    () =>
      onSignInNeeded((reason) => {
        setAsked((before) => (before === 'ended' ? before : reason));
        return new Promise((resolve) => void waiting.current.push(resolve));
      }),
    [],
  );
  const answer = (hasSignedIn: boolean) => {
    setAsked(undefined);
    for (const resume of waiting.current.splice(0)) resume(hasSignedIn);
  };
  return { reason: hasEnded ? ('ended' as const) : asked, answer };
}

/** Loaded with its texts soon after the first screen, which does not need it: once the session has ended it may be too late. */
function useSessionGuard(locale: Locale, isNeeded: boolean): ComponentType<SessionGuardProps> | undefined {
  const [loaded, setLoaded] = useState<{ SessionGuard: ComponentType<SessionGuardProps> }>();
  useEffect(() => {
    let timer = setTimeout(load, isNeeded ? 0 : laterMs);
    function load(): void {
      Promise.all([import('./session-guard.tsx'), furtherTexts(locale)]).then(
        ([guard]) => setLoaded(guard),
        () => {
          timer = setTimeout(load, laterMs);
        },
      );
    }
    return () => clearTimeout(timer);
  }, [locale, isNeeded]);
  return loaded?.SessionGuard;
}
