import type { Ref } from 'react';
import type { CompanyOffice } from '#contract/office/offices';
import { useText } from '../../content/use-text.ts';
import { EntryPanel } from '../../list/entry-panel.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { centreOf } from './find-country.ts';
import { OfficeFields } from './office-fields.tsx';
import { PinSection } from './pin-section.tsx';
import { type OfficeDraft, useOfficeEditor } from './use-office-editor.ts';
import { useOfficeSteps } from './use-office-steps.ts';

interface OfficePanelProps {
  draft: OfficeDraft;
  /** Undefined for a new one. */
  office: CompanyOffice | undefined;
  /** Leads to the pin, which leads back to it. */
  pinButton: Ref<HTMLButtonElement>;
  onMovePin(): void;
  onClose(): void;
  /** A new one is public under this id. */
  onAdded(id: string): void;
}

/** An office beside the list. */
export function OfficePanel({ draft, office, pinButton, onMovePin, onClose, onAdded }: OfficePanelProps) {
  const text = useText('offices');
  const steps = useOfficeSteps();
  const { editor, errors } = useOfficeEditor(draft, office, onAdded);
  const { content: form, change } = draft;

  const placeByCountry = () => {
    if (form.position === null) change({ position: centreOf(form.country) ?? null });
  };

  return (
    <EntryPanel
      {...{ draft, editor, text, onClose }}
      entry={office}
      onRemove={(shown) => void steps.remove(shown).then((isDone) => isDone && onClose())}
    >
      <OfficeFields form={form} errors={errors} set={change} onCountry={placeByCountry} />
      <PinSection form={form} error={errors.positionTop ?? errors.positionLeft} set={change} moveButton={pinButton} onMove={onMovePin} />
      <Switch
        label={text.panel.home}
        hint={text.panel.homeHint}
        checked={form.showOnHome}
        onChange={(showOnHome) => change({ showOnHome })}
      />
    </EntryPanel>
  );
}
