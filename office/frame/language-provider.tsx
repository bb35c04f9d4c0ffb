import { type ReactNode, useMemo, useState } from 'react';
import type { Locale } from '#contract/locales';
import { type FirstTexts, furtherTexts, loadFirstTexts } from '../content/texts.ts';
import { LanguageContext } from '../content/use-text.ts';
import { showLocale } from './appearance.ts';

/** The language of everything inside. Another one is shown as soon as its texts are there. */
export function LanguageProvider({ start, children }: { start: { locale: Locale; texts: FirstTexts }; children: ReactNode }) {
  const [{ locale, texts }, setLanguage] = useState(start);

  const language = useMemo(() => {
    const choose = async (chosen: Locale) => {
      if (chosen === locale) return;
      // All of them, or the screen would go away until its own are there.
      const [loaded] = await Promise.all([loadFirstTexts(chosen), furtherTexts(chosen)]);
      showLocale(chosen);
      setLanguage({ locale: chosen, texts: loaded });
    };
    // Texts that cannot be loaded leave the language as it is; there is nothing else to say, and no language to say it in.
    return { locale, texts, choose: (chosen: Locale) => void choose(chosen).catch(() => undefined) };
  }, [locale, texts]);

  return <LanguageContext value={language}>{children}</LanguageContext>;
}
