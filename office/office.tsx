import { QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '#contract/locales';
import type { FirstTexts } from './content/texts.ts';
import { queryClient } from './data/requests/query-client.ts';
import { LanguageProvider } from './frame/language-provider.tsx';
import { ToastRegion } from './parts/messages/toast.tsx';
import { SessionGate } from './session-gate.tsx';

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
