import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompanyFields } from '#contract/company';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { useText } from '../../content/use-text.ts';
import { FieldError } from '../../parts/fields/field.tsx';
import styles from './setting.module.css';
import { inUse, isOneWay, type SettingField } from './settings-form.ts';
import { useSettings } from './use-settings-form.ts';
import { valueText } from './value-text.ts';

interface SettingProps {
  field: SettingField;
  /** The control that the label belongs to; without it the label is that of a group. */
  controlId?: string;
  hint?: string | undefined;
  /** A switch brings its label with it. */
  isSwitch?: boolean;
  children: ReactNode;
}

/** A field with its label, and the way back to what is configured. */
export function Setting({ field, controlId, hint, isSwitch, children }: SettingProps) {
  const text = useText('company');
  const { errors } = useSettings();
  const error = errors[field];
  const labelId = `company-${field}-label`;
  const label = text.fields[field];
  if (isSwitch)
    return (
      <div className="grid gap-1.5 content-start min-w-0">
        {children}
        <div className={`flex ${styles.origins}`}>
          <Origin field={field} />
        </div>
        <Note field={field} />
      </div>
    );
  const body = (
    <>
      <div className={`flex items-baseline justify-between ${styles.header}`}>
        {controlId ? (
          <label id={labelId} className="field-label" htmlFor={controlId}>
            {label}
          </label>
        ) : (
          <span id={labelId} className="field-label">
            {label}
          </span>
        )}
        <Origin field={field} />
      </div>
      {children}
      {error && <FieldError id={`company-${field}-error`} text={error} />}
      {hint && (
        <p className="text-quiet text-2xs leading-snug" id={`company-${field}-hint`}>
          {hint}
        </p>
      )}
      <Note field={field} />
    </>
  );
  if (controlId) return <div className="grid gap-1.5 content-start min-w-0">{body}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend could not stand on one line with what is beside it
    <div role="group" aria-labelledby={labelId} className="grid gap-1.5 content-start min-w-0">
      {body}
    </div>
  );
}

/** Returns the attributes that tie a control to the words around it. */
export function useControl(field: SettingField, hint?: string) {
  const { errors } = useSettings();
  const described = [errors[field] && `company-${field}-error`, hint && `company-${field}-hint`].filter(Boolean).join(' ');
  return { 'aria-invalid': errors[field] ? (true as const) : undefined, 'aria-describedby': described || undefined };
}

/** Offers the way back, where the value comes from the Office and not from the configuration. */
function Origin({ field }: { field: SettingField }) {
  const text = useText('company');
  const { company, edits, reset } = useSettings();
  const isChanged = edits[field] === undefined ? field in company.values : edits[field] !== 'reset';
  if (!isChanged) return null;
  if (edits[field] !== undefined && !(field in company.values)) return null;
  return (
    <button
      type="button"
      className={`inline-flex flex-none items-center gap-1 text-accent text-2xs ${styles.link}`}
      onClick={() => reset(field)}
    >
      <RotateCcw className="icon size-3.5" aria-hidden />
      {text.toConfigured}
      <span className="visually-hidden">: {text.fields[field]}</span>
    </button>
  );
}

/** Says what stands on the site while something else is typed; what is configured while something else is published. */
function Note({ field }: { field: SettingField }) {
  const text = useText('company');
  const { company, edits, leave } = useSettings();
  const isEdited = edits[field] !== undefined;
  if (!isEdited && !(field in company.values)) return null;
  const said = isEdited ? (field in CompanyFields.shape ? text.onSite : text.inUse) : text.configuredValue;
  const value = valueText(isEdited ? inUse(company, field) : company.configured[field], text);
  return (
    <p
      className={`flex flex-wrap items-baseline justify-between min-w-0 text-quiet text-2xs leading-snug wrap-anywhere ${styles.note}`}
      data-edited={isEdited || undefined}
    >
      <span>
        {fillPlaceholders(said, { value: '' }).trim()} <bdi dir={isOneWay(field) ? 'ltr' : 'auto'}>{value}</bdi>
      </span>
      {isEdited && (
        <button
          type="button"
          className={`inline-flex flex-none items-center gap-1 text-accent text-2xs ${styles.link}`}
          onClick={() => leave(field)}
        >
          {text.leave}
          <span className="visually-hidden">: {text.fields[field]}</span>
        </button>
      )}
    </p>
  );
}
