import { useState } from 'react';
import { isBegun } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { useLocale } from '../../../content/use-text.ts';
import { useStoredText } from '../../../data/drafts/use-stored-text.ts';
import { mediaHook } from '../../../parts/hooks/media-hook.ts';
import type { ShownLanguage } from './job-form.tsx';

/** Whether there is room for two languages beside each other. */
export const useHasRoomForBoth = mediaHook('(width >= 75em)');

/** Chooses the languages that the form shows: side by side where the person wants it so and there is room; otherwise the one that is written. */
export function useShownLanguage({ en, ar }: JobContent): [ShownLanguage, (shown: ShownLanguage) => void] {
  const own = useLocale();
  const hasRoom = useHasRoomForBoth();
  const [stored, setStored] = useStoredText('jobs:languages');
  const [single, setSingle] = useState(() => (isBegun(en) === isBegun(ar) ? own : isBegun(en) ? 'en' : 'ar'));
  const shown = hasRoom && stored !== 'one' ? 'both' : single;
  return [
    shown,
    (next) => {
      if (next !== 'both') setSingle(next);
      setStored(next === 'both' ? '' : 'one');
    },
  ];
}
