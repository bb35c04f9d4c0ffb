import { useEffect, useRef, useState } from 'react';
import { applicationForm } from '#contract/forms/application';
import { keepInput, languageSwitchEvent, takeInput } from './kept-input.ts';
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
 * from a dialog that was closed meanwhile is still stored once. But for the file, it also outlives a change of the page's language.
 */
export function useApplicationDraft() {
  const [input, setInput] = useState(empty);
  const submission = useRef<Submission>(undefined);

  useEffect(() => {
    const kept = takeInput(applicationForm.page);
    if (kept) setInput((now) => ({ ...now, ...kept }));
  }, []);

  useEffect(() => {
    const { fullName, email } = input;
    const keep = () => keepInput(applicationForm.page, { fullName, email });
    document.addEventListener(languageSwitchEvent, keep);
    return () => document.removeEventListener(languageSwitchEvent, keep);
  }, [input]);

  return {
    input,
    submission,
    update: (changes: Partial<DraftInput>) => setInput((now) => ({ ...now, ...changes })),
    clear: () => setInput(empty),
  };
}
