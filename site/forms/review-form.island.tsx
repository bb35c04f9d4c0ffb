// Runs in the browser to validate and send the review without leaving the page, and to close its dialog.
import { useRef, useState } from 'react';
import type { FormOutcome } from '#contract/form-outcome';
import { reviewForm } from '#contract/forms/review';
import type { ReviewFormTexts } from '#site/content/form-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ReviewThanks } from './review-thanks.tsx';
import { useFormSubmission } from './use-form-submission.ts';

interface ReviewDialogProps {
  /** The dialog's id, which the button that opens it refers to. */
  id: string;
  form: ReviewFormTexts;
  outcome?: FormOutcome | undefined;
}

/** The dialog in which a review is written, and the thanks for it, which stand in the page once the dialog is closed. */
export function ReviewDialog({ id, form, outcome }: ReviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const submission = useFormSubmission(reviewForm, {
    language: form.language,
    outcome,
    onSent() {
      dialog.current?.close();
      setRound(round + 1);
    },
  });
  const { state } = submission;
  // Only for the first render; from then on the visitor opens and closes the dialog.
  const [startsOpen] = useState(state.step === 'invalid' || state.step === 'failed');

  return (
    <>
      <Dialog
        ref={dialog}
        id={id}
        title={form.text.title}
        closeLabel={form.text.close}
        startsOpen={startsOpen}
        busy={state.step === 'pending'}
      >
        <ReviewFields key={round} form={form} submission={submission} />
      </Dialog>
      <ReviewThanks form={form} sent={state.step === 'sent'} reference={state.step === 'sent' ? state.reference : undefined} />
    </>
  );
}
