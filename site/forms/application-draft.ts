import { useRef, useState } from 'react';
import type { Attempt } from './attempt.ts';

interface Entered {
  fullName: string;
  email: string;
  resume: File | undefined;
}

const nothing: Entered = { fullName: '', email: '', resume: undefined };

export type ApplicationDraft = ReturnType<typeof useApplicationDraft>;

/**
 * What was entered so far, and the attempt to send it. It outlives the dialog: one closed by mistake loses nothing, and what is sent
 * again from a dialog that was closed meanwhile is still stored once.
 */
export function useApplicationDraft() {
  const [entered, setEntered] = useState(nothing);
  const attempt = useRef<Attempt>(undefined);
  return {
    entered,
    attempt,
    enter: (changes: Partial<Entered>) => setEntered((now) => ({ ...now, ...changes })),
    clear() {
      attempt.current = undefined;
      setEntered(nothing);
    },
  };
}
