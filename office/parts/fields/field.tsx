import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';

interface FieldProps {
  label: string;
  /** One line of help. */
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  className?: string;
  /** Receives what ties the control to label, help and error. */
  children(control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }): ReactNode;
}

/** Label above, control, one line of help, and the error in words under it. */
export function Field({ label, hint, error, isOptional, className, children }: FieldProps) {
  const text = useText('parts');
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid gap-1.5 content-start min-w-0', className)}>
      <label className="field-label" htmlFor={id}>
        {label} {isOptional && <span className="font-450 text-quiet">{text.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`} text={error} />}
      {hint && (
        <p className="text-2xs leading-snug text-quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps extends Omit<ComponentProps<'p'>, 'className' | 'children'> {
  text: string;
  /** A class for the size of its letters. */
  size?: 'text-xs' | 'text-sm';
}

export const FieldError = ({ text, size = 'text-xs', ...rest }: FieldErrorProps) => (
  <p className={`flex items-start gap-1.5 font-550 text-bad ${size}`} {...rest}>
    <CircleAlert className="icon size-4 mt-0.5" aria-hidden />
    {text}
  </p>
);

interface OwnProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  value: string;
  onChange(value: string): void;
}

interface TextFieldProps extends OwnProps, Omit<ComponentProps<'input'>, keyof OwnProps> {
  ref?: Ref<HTMLInputElement>;
}

/** A field of one line. */
export function TextField({ label, hint, error, isOptional, value, onChange, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} className={className ?? ''}>
      {(control) => <input {...rest} {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

interface TextAreaProps extends OwnProps, Omit<ComponentProps<'textarea'>, keyof OwnProps> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field of several lines. */
export function TextArea({ label, hint, error, isOptional, value, onChange, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false} className={className ?? ''}>
      {(control) => <textarea {...rest} {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
