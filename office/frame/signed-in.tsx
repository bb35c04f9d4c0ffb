import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { Locale } from '#contract/locales';
import type { Me } from '#contract/office/account';
import { furtherTexts } from '../content/texts.ts';
import { useLanguage, useLocale } from '../content/use-text.ts';
import { MeContext } from '../data/account.ts';
import { router } from '../routes.tsx';
import { showTheme } from './appearance.ts';
import { LiveChanges } from './live-changes.tsx';
import { shortcuts } from './shortcut-engine.ts';

/** Milliseconds until what the first screen does not need is fetched, and between two tries. */
const laterMs = 2_000;

/** The Office as somebody has it who is signed in. */
export function SignedIn({ me, hasEnded }: { me: Me; hasEnded: boolean }) {
  const { choose } = useLanguage();
  const { locale, theme, shortcuts: areLettersOn } = me.preferences;

  const SessionGuard = useSessionGuard(useLocale());

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
      {SessionGuard && <SessionGuard hasEnded={hasEnded} />}
    </MeContext>
  );
}

/** Loaded with its texts soon after the first screen, which does not need it: once the session has ended it may be too late. */
function useSessionGuard(locale: Locale): ComponentType<{ hasEnded: boolean }> | undefined {
  const [loaded, setLoaded] = useState<{ SessionGuard: ComponentType<{ hasEnded: boolean }> }>();
  useEffect(() => {
    let timer = setTimeout(load, laterMs);
    function load(): void {
      Promise.all([import('./session-guard.tsx'), furtherTexts(locale)]).then(
        ([guard]) => setLoaded(guard),
        () => {
          timer = setTimeout(load, laterMs);
        },
      );
    }
    return () => clearTimeout(timer);
  }, [locale]);
  return loaded?.SessionGuard;
}
