import { useState, useSyncExternalStore } from 'react';
import { isBegun } from '#contract/office/job-check';
import type { JobContent } from '#contract/office/jobs';
import { useLocale } from '../../../content/use-text.ts';
import { useKept } from '../../../data/use-kept.ts';
import type { ShownLanguage } from './job-form.tsx';

const wide = matchMedia('(width >= 75em)');
const subscribe = (listener: () => void) => {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
};

/** Whether there is room for two languages beside each other. */
export const useHasRoomForBoth = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);

/** Which languages the form shows: side by side where the person wants it so and there is room; otherwise the one that is written. */
export function useShownLanguage({ en, ar }: JobContent): [ShownLanguage, (shown: ShownLanguage) => void] {
  const own = useLocale();
  const hasRoom = useHasRoomForBoth();
  const [kept, keep] = useKept('jobs:languages');
  const [single, setSingle] = useState(() => (isBegun(en) === isBegun(ar) ? own : isBegun(en) ? 'en' : 'ar'));
  const shown = hasRoom && kept !== 'one' ? 'both' : single;
  return [
    shown,
    (next) => {
      if (next !== 'both') setSingle(next);
      keep(next === 'both' ? '' : 'one');
    },
  ];
}
