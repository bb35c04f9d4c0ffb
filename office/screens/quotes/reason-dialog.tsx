import { useState } from 'react';
import { type ClosedState, closingReasonLength } from '#contract/office/quote-states';
import { useText } from '../../content/use-text.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';

interface ReasonDialogProps {
  state: ClosedState;
  onSave(reason: string): void;
  onClose(): void;
}

/** Asks in own words why quotes were won or lost. */
export function ReasonDialog({ state, onSave, onClose }: ReasonDialogProps) {
  const { dialog } = useText('closing');
  const [reason, setReason] = useState('');
  const submit = () => {
    if (reason.trim() === '') return;
    onSave(reason.trim());
    onClose();
  };
  return (
    <Dialog title={dialog[state]} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={submit}>
        <TextField label={dialog.label} required maxLength={closingReasonLength} value={reason} onChange={setReason} />
        <FormFoot cancel={dialog.cancel} submit={dialog.save} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
