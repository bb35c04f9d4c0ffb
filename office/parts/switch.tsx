import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off, at once. */
export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <span className={styles.text}>
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
