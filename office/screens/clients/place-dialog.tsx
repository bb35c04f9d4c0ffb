import { type FormEvent, useState } from 'react';
import type { OfficeClient } from '#contract/office/clients';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Dialog, DialogFoot } from '../../parts/messages/dialog.tsx';

interface PlaceDialogProps {
  client: OfficeClient;
  total: number;
  onMove(place: number): void;
  onClose(): void;
}

/** Moves a client far: to a place that is typed. */
export function PlaceDialog({ client, total, onMove, onClose }: PlaceDialogProps) {
  const { order: text } = useText('clients');
  const { cancel } = useText('parts');
  const [typed, setTyped] = useState(String(client.place ?? 1));
  const [isChecked, setIsChecked] = useState(false);
  const place = /^\s*\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  const isRight = place >= 1 && place <= total;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isRight) return;
    onMove(place);
    onClose();
  };
  return (
    <Dialog title={fillSentence(text.placeTitle, { name: client.name })} onClose={onClose}>
      <form method="dialog" onSubmit={submit} noValidate>
        <TextField
          label={fillSentence(text.place, { count: total })}
          hint={fillSentence(text.placeNow, { place: client.place ?? 1 })}
          error={isChecked && !isRight ? fillSentence(text.placeWrong, { count: total }) : undefined}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={setTyped}
        />
        <DialogFoot>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary">
            {text.doMove}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
