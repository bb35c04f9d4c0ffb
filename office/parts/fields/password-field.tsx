import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { IconButton } from '../buttons/button.tsx';
import { Field } from './field.tsx';
import styles from './password-field.module.css';

interface OwnProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange(value: string): void;
}

interface PasswordFieldProps extends OwnProps, Omit<ComponentProps<'input'>, keyof OwnProps | 'type'> {
  ref?: Ref<HTMLInputElement>;
}

/** A password, which can be shown. */
export function PasswordField({ label, hint, error, value, onChange, ...rest }: PasswordFieldProps) {
  const text = useText('parts');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={`relative flex items-center ${styles.box}`}>
          <input
            {...rest}
            {...control}
            className="input"
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? text.hidePassword : text.showPassword}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
