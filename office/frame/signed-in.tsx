import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/office/account';
import { useLanguage } from '../content/use-text.ts';
import { MeContext } from '../data/account.ts';
import { router } from '../routes.tsx';
import { showTheme } from './appearance.ts';
import { LiveChanges } from './live-changes.tsx';
import { shortcuts } from './shortcut-engine.ts';

/** Not needed for the first screen, and loaded soon after it: once the session has ended it may be too late. */
const SessionGuard = lazy(() => import('./session-guard.tsx').then(({ SessionGuard }) => ({ default: SessionGuard })));

/** Milliseconds until what the first screen does not need is fetched. */
const laterMs = 2_000;

/** The Office as somebody has it who is signed in. */
export function SignedIn({ me, hasEnded }: { me: Me; hasEnded: boolean }) {
  const { choose } = useLanguage();
  const { locale, theme, shortcuts: areLettersOn } = me.preferences;

  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
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
      {(isLater || hasEnded) && (
        <Suspense fallback={null}>
          <SessionGuard hasEnded={hasEnded} />
        </Suspense>
      )}
    </MeContext>
  );
}
