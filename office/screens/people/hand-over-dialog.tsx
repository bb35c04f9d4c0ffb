import { useState } from 'react';
import { type HandedOver, handedOver, type OpenWork } from '#contract/office/cases/hand-over';
import type { Person } from '#contract/office/people/people';
import type { Permission } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { assignable, useColleagues } from '../../data/people/colleagues.ts';
import { Form } from '../../parts/fields/form.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';

/** Names what somebody needs to take it. In an interview any colleague may take part. */
const permissionOf: Record<HandedOver, Permission> = {
  quotes: 'quotes.answer',
  applications: 'applications.decide',
  interviews: 'office.enter',
};

interface HandOverDialogProps {
  person: Person;
  open: OpenWork;
  /** Resolves with whether it was done. */
  onHandOver(given: Partial<Record<HandedOver, string | null>>): Promise<boolean>;
  onClose(): void;
}

/** Asks who takes what is open of somebody who leaves, and lets them go. */
export function HandOverDialog({ person: { id, name }, open, onHandOver, onClose }: HandOverDialogProps) {
  const { handOver: text } = useText('people');
  const counted = useCounted();
  const { colleagues } = useColleagues();
  const kinds = handedOver.filter((kind) => open[kind] > 0);
  const [takers, setTakers] = useState<Partial<Record<HandedOver, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const optionsOf = (kind: HandedOver) => [
    { value: '', label: kind === 'interviews' ? text.noReplacement : text.nobody },
    ...assignable(colleagues, permissionOf[kind])
      .filter((colleague) => colleague.id !== id)
      .map((colleague) => ({ value: colleague.id, label: colleague.name })),
  ];
  const submit = async () => {
    setIsBusy(true);
    const isDone = await onHandOver(Object.fromEntries(kinds.map((kind) => [kind, takers[kind] || null])));
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title={fillSentence(text.title, { name })} onClose={onClose}>
      <Form className="grid gap-4" onSubmit={() => void submit()}>
        <p>{text.text}</p>
        {kinds.map((kind) => (
          <Select
            key={kind}
            label={counted(text[kind], open[kind])}
            hint={kind === 'quotes' && open.reminders > 0 && counted(text.reminders, open.reminders)}
            value={takers[kind] ?? ''}
            options={optionsOf(kind)}
            onChange={(taker) => setTakers({ ...takers, [kind]: taker })}
          />
        ))}
        <FormFoot cancel={text.cancel} submit={text.confirm} isBusy={isBusy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
