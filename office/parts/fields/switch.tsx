import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  /** The heading of its column says what it is. */
  isLabelHidden?: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off, at once. */
export function Switch({ label, hint, checked, disabled, isLabelHidden = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={`flex items-center justify-between gap-4 cursor-pointer ${styles.switch}`}>
      <span className={isLabelHidden ? 'visually-hidden' : `grid font-550 text-heading `}>
        {label}
        {hint && (
          <small className="text-2xs font-450 text-quiet" id={id}>
            {hint}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? id : undefined}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
