import { QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '#contract/locales';
import type { FirstTexts } from './content/texts.ts';
import { queryClient } from './data/query-client.ts';
import { LanguageProvider } from './frame/language-provider.tsx';
import { SessionGate } from './frame/session-gate.tsx';
import { ToastRegion } from './parts/toast.tsx';

/** The whole application. */
export function Office({ language }: { language: { locale: Locale; texts: FirstTexts } }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider start={language}>
        <SessionGate />
        <ToastRegion />
      </LanguageProvider>
    </QueryClientProvider>
  );
}
