import { Plus, Trash2 } from 'lucide-react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import styles from './attention.module.css';
import type { TypedService } from './repair-values.ts';

interface ServiceLinksProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  services: readonly TypedService[];
  onChange(services: readonly TypedService[]): void;
}

/** The services of a client, each with a link or without. */
export function ServiceLinks({ label, hint, error, services, onChange }: ServiceLinksProps) {
  const text = useText('attention');
  const options = [{ value: '', label: text.choice }, ...Object.entries(text.services).map(([value, name]) => ({ value, label: name }))];
  const set = (place: number, changes: Partial<TypedService>) =>
    onChange(services.map((service, index) => (index === place ? { ...service, ...changes } : service)));
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {services.map(({ type, link }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none has a name of its own
        <div key={place} className={styles.service}>
          <Select
            label={fillPlaceholders(text.service, { number: place + 1 })}
            error={error && type === '' ? error : undefined}
            value={type}
            options={options}
            onChange={(chosen) => set(place, { type: chosen })}
          />
          <TextField
            label={fillPlaceholders(text.serviceLink, { number: place + 1 })}
            dir="ltr"
            value={link}
            onChange={(typed) => set(place, { link: typed })}
          />
          <IconButton
            icon={Trash2}
            label={fillPlaceholders(text.removeService, { number: place + 1 })}
            onClick={() => onChange(services.filter((_, index) => index !== place))}
          />
        </div>
      ))}
      <div>
        <Button size="small" icon={Plus} onClick={() => onChange([...services, { type: '', link: '' }])}>
          {text.addService}
        </Button>
      </div>
    </fieldset>
  );
}
