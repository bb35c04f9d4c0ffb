import { useState } from 'react';
import { defaultLocale, siteLocales } from '#contract/locales';
import { isBegun } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { z } from '#contract/zod';
import { useLocale } from '../../../content/use-text.ts';
import { useLocalDraft } from '../../../data/drafts/use-drafts.ts';
import { mediaHook } from '../../../parts/hooks/media-hook.ts';
import type { ShownLanguage } from './job-form.tsx';

const Languages = z.enum(['both', 'one']);

/** Whether there is room for two languages beside each other. */
export const useHasRoomForBoth = mediaHook('(width >= 75em)');

/** Chooses the languages that the form shows, where the site has several: side by side where the person wants it so and there is room; otherwise the one that is written. */
export function useShownLanguage({ en, ar }: JobContent): [ShownLanguage, (shown: ShownLanguage) => void] {
  const own = useLocale();
  const hasRoom = useHasRoomForBoth();
  const { content: languages, change } = useLocalDraft('jobs:languages', Languages, 'both');
  const [single, setSingle] = useState(() => (isBegun(en) === isBegun(ar) ? own : isBegun(en) ? 'en' : 'ar'));
  if (siteLocales.length === 1) return [defaultLocale, () => undefined];
  const shown = hasRoom && languages === 'both' ? 'both' : single;
  return [
    shown,
    (next) => {
      if (next !== 'both') setSingle(next);
      change(next === 'both' ? 'both' : 'one');
    },
  ];
}
