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
    <label className={styles.switch}>
      <span className={isLabelHidden ? 'visually-hidden' : styles.text}>
        {label}
        {hint && <small id={id}>{hint}</small>}
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
