import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldProps {
  id: string;
  name: string;
  label: string;
  /** Stands beside the label of a field that may stay empty. */
  optionalMark?: string | undefined;
  /** The validation message, if the value is invalid. */
  error: string | undefined;
}

const errorId = (id: string) => `${id}-error`;

/** ARIA attributes of an invalid control: it is marked, and described by its error message. */
export const errorAttributes = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <CircleAlert className="icon" /> {error}
    </p>
  );
}

/** One line of text. A field is required unless it says otherwise. */
export function TextField({ label, optionalMark, error, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame id={input.id} label={label} optionalMark={optionalMark} error={error}>
      <input className={styles.control} required {...input} {...errorAttributes(input.id, error)} />
    </FieldFrame>
  );
}

/** Text of several lines. */
export function TextArea({ label, optionalMark, error, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame id={textarea.id} label={label} optionalMark={optionalMark} error={error}>
      <textarea className={styles.control} required {...textarea} {...errorAttributes(textarea.id, error)} />
    </FieldFrame>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

/** A choice from `options`; nothing is chosen at first: then it shows `placeholder`. */
export function SelectField({
  label,
  optionalMark,
  error,
  options,
  placeholder,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly SelectOption[]; placeholder: string }) {
  return (
    <FieldFrame id={select.id} label={label} optionalMark={optionalMark} error={error}>
      <select className={styles.control} required {...select} {...errorAttributes(select.id, error)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface FieldFrameProps extends Omit<FieldProps, 'name'> {
  children: ReactNode;
}

function FieldFrame({ id, label, optionalMark, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="field-label">
        {label}
        {optionalMark && <span className={styles.optional}> {optionalMark}</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
