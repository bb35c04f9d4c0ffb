import { useId } from 'react';
import { type WebhookEvent, webhookEvents } from '#contract/office/connections/webhook-events';
import { type WebhookValues, webhookFormats, webhookLimits } from '#contract/office/connections/webhooks';
import { useText } from '../../content/use-text.ts';
import { chosenWith } from '../../list/toggled.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { FieldError, TextField } from '../../parts/fields/field.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import styles from './connections.module.css';

interface WebhookFieldsProps {
  values: WebhookValues;
  isNew: boolean;
  /** Tells what is missing. */
  isChecked: boolean;
  /** Errors of the server, by field. */
  errors: Readonly<Record<string, string>>;
  onChange(changed: Partial<WebhookValues>): void;
}

/** Asks where messages go, in which form, and about what. */
export function WebhookFields({ values, isNew, isChecked, errors, onChange }: WebhookFieldsProps) {
  const text = useText('connections');
  return (
    <>
      <TextField
        label={text.url}
        hint={text.urlHint[values.format]}
        error={errors.url ?? (isChecked && values.url.trim() === '' ? text.urlMissing : undefined)}
        type="url"
        inputMode="url"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={webhookLimits.url}
        autoFocus={isNew}
        value={values.url}
        onChange={(url) => onChange({ url })}
      />
      <TextField
        label={text.description}
        hint={text.descriptionHint}
        error={errors.description}
        isOptional
        dir="auto"
        maxLength={webhookLimits.description}
        value={values.description}
        onChange={(description) => onChange({ description })}
      />
      <Select
        label={text.format}
        hint={text.formatHint[values.format]}
        value={values.format}
        options={webhookFormats.map((value) => ({ value, label: text.formats[value] }))}
        onChange={(format) => onChange({ format })}
      />
      <EventChoices
        value={values.eventNames}
        error={errors.eventNames ?? (isChecked && values.eventNames.length === 0 ? text.eventsMissing : undefined)}
        onChange={(eventNames) => onChange({ eventNames })}
      />
      <Switch label={text.isOn} hint={text.isOnHint} checked={values.isOn} onChange={(isOn) => onChange({ isOn })} />
    </>
  );
}

interface EventChoicesProps {
  value: readonly WebhookEvent[];
  error: string | undefined;
  onChange(events: WebhookEvent[]): void;
}

function EventChoices({ value, error, onChange }: EventChoicesProps) {
  const text = useText('connections');
  const id = useId();
  const toggle = (event: WebhookEvent, isChosen: boolean) => onChange(chosenWith(webhookEvents, value, event, isChosen));
  return (
    <fieldset className="grid gap-2 min-w-0" aria-describedby={error && id}>
      <legend>{text.events}</legend>
      {error && <FieldError id={id} text={error} />}
      <div className={`grid ${styles.events}`}>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            checked={value.includes(event)}
            aria-invalid={error ? true : undefined}
            onChange={(isChosen) => toggle(event, isChosen)}
          >
            {text.eventNames[event]}{' '}
            <small className="text-quiet text-2xs" dir="ltr">
              {event}
            </small>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
