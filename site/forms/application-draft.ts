import { useEffect, useRef, useState } from 'react';
import { applicationForm } from '#contract/forms/application';
import { keepInput, keptInput, onceShown } from './kept-input.ts';
import type { Submission } from './submission.ts';

interface DraftInput {
  fullName: string;
  email: string;
  resume: File | undefined;
  /** A file was chosen before the page was loaded again, which no page can keep. */
  hasLostFile: boolean;
}

const empty: DraftInput = { fullName: '', email: '', resume: undefined, hasLostFile: false };

export type ApplicationDraft = ReturnType<typeof useApplicationDraft>;

/**
 * The input so far, and the submission being retried. It outlives the dialog: one closed by mistake loses nothing, and what is sent again
 * from a dialog that was closed meanwhile is still stored once. But for the file, it also outlives the page, in this tab.
 */
export function useApplicationDraft() {
  const [input, setInput] = useState(empty);
  const submission = useRef<Submission>(undefined);
  const isTouched = useRef(false);

  useEffect(
    () =>
      onceShown(() => {
        const kept = keptInput(applicationForm.page);
        if (!kept) return;
        const { fullName = '', email = '', resume = '' } = kept;
        setInput((now) => (isTouched.current ? now : { ...now, fullName, email, hasLostFile: resume !== '' }));
      }),
    [],
  );

  useEffect(() => {
    if (!isTouched.current) return;
    const { fullName, email, resume, hasLostFile } = input;
    keepInput(applicationForm.page, { fullName, email, resume: resume || hasLostFile ? 'chosen' : '' });
  }, [input]);

  function change(changes: Partial<DraftInput>): void {
    isTouched.current = true;
    setInput((now) => ({ ...now, ...changes }));
  }

  return {
    input,
    submission,
    update: (changes: Partial<Omit<DraftInput, 'hasLostFile'>>) => change(changes.resume ? { ...changes, hasLostFile: false } : changes),
    clear: () => change(empty),
  };
}
