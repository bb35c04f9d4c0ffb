import { useEffect, useRef, useState } from 'react';
import type { ApplicationDetail } from '#contract/office/applications';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { company } from '../../../content/company.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../../parts/messages/dialog.tsx';
import { momentOf, wallTimeOf } from '../../../parts/times/wall-time.ts';

interface InterviewDialogProps {
  application: ApplicationDetail;
  onChoose(interviewAt: string): void;
  onClose(): void;
}

/** Asks for the time of the interview, in the time zone of the company. */
export function InterviewDialog({ application, onChoose, onClose }: InterviewDialogProps) {
  const { interview: text } = useText('applications');
  const { timeZone, ...facts } = company();
  const { city } = facts[useLocale()];
  const [typed, setTyped] = useState(application.interviewAt ? wallTimeOf(application.interviewAt, timeZone) : '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = () => {
    const at = momentOf(typed, timeZone);
    if (!at) return;
    onChoose(at);
    onClose();
  };
  return (
    <Dialog title={fillPlaceholders(text.title, { name: application.fullName })} onClose={onClose}>
      <Form onSubmit={submit}>
        <TextField
          ref={field}
          label={text.day}
          hint={fillPlaceholders(text.hint, { place: city })}
          type="datetime-local"
          step={300}
          required
          value={typed}
          onChange={setTyped}
        />
        <FormFoot cancel={text.cancel} submit={text.set} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
