import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked' | 'children'> {
  checked: boolean;
  /** Some of what it stands for are chosen. */
  isMixed?: boolean;
  /** The label; without one `aria-label` is needed. */
  children?: ReactNode;
  /** `isRange`: with Shift, for all up to this one. */
  onChange(isChecked: boolean, isRange: boolean): void;
}

export function Checkbox({ checked, isMixed = false, children, onChange, className, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames(`inline-flex items-center gap-2.5 cursor-pointer screen-only ${styles.checkbox}`, className)}>
      <input
        {...rest}
        ref={input}
        type="checkbox"
        checked={checked}
        onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as MouseEvent).shiftKey)}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
