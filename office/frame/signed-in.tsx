import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Me } from '#contract/office/account';
import { useLanguage } from '../content/use-text.ts';
import { MeContext } from '../data/account.ts';
import { router } from '../routes.tsx';
import { showTheme } from './appearance.ts';
import { LiveChanges } from './live-changes.tsx';
import { SessionGuard } from './session-guard.tsx';
import { shortcuts } from './shortcut-engine.ts';

/** The Office as somebody has it who is signed in. */
export function SignedIn({ me, hasEnded }: { me: Me; hasEnded: boolean }) {
  const { choose } = useLanguage();
  const { locale, theme, shortcuts: areLettersOn } = me.preferences;

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
      <SessionGuard hasEnded={hasEnded} />
    </MeContext>
  );
}
