import { useRef, useState } from 'react';
import type { Submission } from './submission.ts';

interface DraftInput {
  fullName: string;
  email: string;
  resume: File | undefined;
}

const empty: DraftInput = { fullName: '', email: '', resume: undefined };

export type ApplicationDraft = ReturnType<typeof useApplicationDraft>;

/**
 * The input so far, and the submission being retried. It outlives the dialog: one closed by mistake loses nothing, and what is sent again
 * from a dialog that was closed meanwhile is still stored once.
 */
export function useApplicationDraft() {
  const [input, setInput] = useState(empty);
  const submission = useRef<Submission>(undefined);
  return {
    input,
    submission,
    update: (changes: Partial<DraftInput>) => setInput((now) => ({ ...now, ...changes })),
    clear: () => setInput(empty),
  };
}
