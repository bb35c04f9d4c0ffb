import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';

type ButtonVariant = 'primary' | 'line' | 'ghost' | 'bad' | 'bad-fill';

interface ButtonProps extends ComponentProps<'button'> {
  /** A view has one gold button: the next step. */
  variant?: ButtonVariant;
  size?: 'small' | 'normal' | 'large';
  wide?: boolean;
  icon?: LucideIcon | undefined;
  /** Being sent: it says so, and cannot be pressed again. */
  busy?: boolean;
}

export function Button({ variant = 'line', size = 'normal', wide, icon: Icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'button',
        variant !== 'line' && `button--${variant}`,
        size !== 'normal' && `button--${size}`,
        wide && 'button--wide',
        className,
      )}
      // Not `disabled`, which would lose the focus.
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** A button that is an icon; its label is its name and its tooltip. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={classNames('icon-button', className)}>
      <Icon className="icon" aria-hidden />
    </button>
  );
}
