import { Crosshair, MapPinOff, Move } from 'lucide-react';
import { type Ref, useState } from 'react';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { centreOf } from './find-country.ts';
import type { OfficeForm } from './office-form.ts';
import styles from './pin-section.module.css';

interface PinSectionProps {
  form: OfficeForm;
  error: string | undefined;
  set(changes: Partial<OfficeForm>): void;
  moveButton: Ref<HTMLButtonElement>;
  /** Gives the focus to the pin. */
  onMove(): void;
}

/** Shows where the pin stands, in numbers, and the shortest way to about the right place. */
export function PinSection({ form: { position, country }, error, set, moveButton, onMove }: PinSectionProps) {
  const { panel: text, map } = useText('offices');
  const [asked, setAsked] = useState<string>();
  const centre = centreOf(country);
  const isAtCentre = centre && position && centre.top === position.top && centre.left === position.left;

  const toCentre = () => {
    setAsked(country);
    if (centre) set({ position: centre });
  };
  const problem =
    asked === undefined || asked !== country || centre
      ? undefined
      : country.trim() === ''
        ? text.noCountry
        : fillSentence(text.unknownCountry, { country: country.trim() });

  return (
    <fieldset className={`grid gap-2 min-w-0 ${styles.pin}`}>
      <legend>{text.pin}</legend>
      <p className="text-xs">{position ? fillSentence(map.place, position) : text.notPlaced}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Crosshair} onClick={toCentre}>
          {text.toCentre}
        </Button>
        <Button ref={moveButton} size="small" variant="ghost" icon={Move} onClick={onMove}>
          {text.movePin}
        </Button>
        {position && (
          <Button size="small" variant="ghost" icon={MapPinOff} onClick={() => set({ position: null })}>
            {text.toMiddle}
          </Button>
        )}
      </div>
      {error && <FieldError text={error} />}
      <p className="text-quiet text-2xs leading-snug" role="status">
        {problem ?? (isAtCentre ? fillSentence(text.placedBy, { country: country.trim() }) : map.hint)}
      </p>
    </fieldset>
  );
}
