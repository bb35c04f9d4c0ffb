import { type SetStateAction, useEffect, useRef, useState } from 'react';
import { applicationForm } from '#contract/forms/application';
import type { EnteredName } from '#contract/forms/form-definition';
import { keepInput, keptInput, onceShown } from './kept-input.ts';
import type { Submission } from './submission.ts';

interface DraftInput extends Partial<Record<EnteredName<typeof applicationForm>, string>> {
  resume: File | undefined;
  /** A file was chosen before the page was loaded again, which no page can keep. */
  hasLostFile: boolean;
}

const empty: DraftInput = { resume: undefined, hasLostFile: false };

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
        const { resume = '', ...typed } = kept;
        setInput((now) => (isTouched.current ? now : { ...now, ...typed, hasLostFile: resume !== '' }));
      }),
    [],
  );

  useEffect(() => {
    if (!isTouched.current) return;
    const { resume, hasLostFile, ...typed } = input;
    keepInput(applicationForm.page, { ...typed, resume: resume || hasLostFile ? 'chosen' : '' });
  }, [input]);

  function change(next: SetStateAction<DraftInput>): void {
    isTouched.current = true;
    setInput(next);
  }

  return {
    input,
    submission,
    update: (changes: Partial<Omit<DraftInput, 'hasLostFile'>>) =>
      change((now) => ({ ...now, ...changes, hasLostFile: now.hasLostFile && !changes.resume })),
    clear: () => change(empty),
  };
}
