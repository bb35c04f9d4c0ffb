import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import styles from './select.module.css';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  value: Value;
  options: readonly Option<Value>[];
  onChange(value: Value): void;
}

/** One of a few, by the browser's own list. */
export function Select<Value extends string>({ label, hint, error, isOptional, value, options, onChange, ...rest }: SelectProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      {(control) => (
        <span className={`row relative ${styles.box}`}>
          <select {...rest} {...control} className="input" value={value} onChange={({ target }) => onChange(target.value as Value)}>
            {options.map((option) => (
              <option className="bg-raise text-heading" key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="icon absolute size-4 text-quiet pointer-events-none" aria-hidden />
        </span>
      )}
    </Field>
  );
}
