import { useState } from 'react';
import { wallTimeIn } from '#contract/time/wall-time';
import { useText } from '../../../content/use-text.ts';
import { TextField } from '../../../parts/fields/field.tsx';
import { Form } from '../../../parts/fields/form.tsx';
import { Dialog, FormFoot } from '../../../parts/messages/dialog.tsx';
import { reminderAt } from '../reminders.ts';

/** Asks for the day of a reminder. */
export function DayDialog({ onChoose, onClose }: { onChoose(remindAt: string): void; onClose(): void }) {
  const { remind, merge } = useText('quotes');
  const [day, setDay] = useState('');
  const submit = () => {
    if (!day) return;
    onChoose(reminderAt(day, new Date()));
    onClose();
  };
  return (
    <Dialog title={remind.date} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={submit}>
        <TextField
          label={remind.day}
          type="date"
          required
          // A reminder begins in the morning of the reader's day.
          min={wallTimeIn(undefined)(new Date()).day}
          value={day}
          onChange={setDay}
        />
        <FormFoot cancel={merge.cancel} submit={remind.set} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
