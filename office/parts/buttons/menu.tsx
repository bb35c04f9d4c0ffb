import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronDown, Ellipsis, type LucideIcon } from 'lucide-react';
import { type ComponentProps, isValidElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { KeyHint } from './key-hint.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** Stands in the button. */
  trigger: ReactNode;
  /** The name of the button, where what it says is not enough. */
  label?: string | undefined;
  /** `select`: a control that shows what is chosen. `button` and `icon`: those of controls.css. */
  variant?: 'select' | 'button' | 'icon';
  isOn?: boolean;
  className?: string | undefined;
  /** Opened by a key too. */
  open?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Hears keys before the menu takes letters for the beginning of an item. */
  onKey?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const item = `flex items-center gap-2.5 rounded-1 text-heading cursor-pointer ring-inset ${styles.item}`;

/** A button with a menu of `MenuItem`s. */
export function Menu({ trigger, label, variant = 'select', isOn = false, className, open, onOpenChange, onKey, children }: MenuProps) {
  const select = 'inline-flex items-center gap-2 min-h-target border-hair rounded-1 text-heading text-xs whitespace-nowrap';
  const classes = { select: classNames(select, styles.select, isOn && styles.on), button: 'button', icon: 'icon-button' };
  return (
    <Base.Root modal={false} {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Base.Trigger className={classNames(classes[variant], className)} aria-label={label} title={variant === 'icon' ? label : undefined}>
        {trigger}
        {variant === 'select' && <ChevronDown className="flex-none text-quiet size-3.5" aria-hidden />}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} align="start" collisionPadding={8}>
          <Base.Popup
            className={`overflow-y-auto scrollbar-thin border rounded-2 bg-raise text-body text-xs shadow focus-visible:outline-none ${styles.menu}`}
            aria-label={label}
            onKeyDownCapture={onKey}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Offers what else can be done with something, by a button of three dots. */
export const MoreMenu = (props: Pick<MenuProps, 'label' | 'className' | 'children'>) => (
  <Menu variant="icon" trigger={<Ellipsis className="icon" aria-hidden />} {...props} />
);

interface MenuItemProps {
  icon?: LucideIcon | ReactElement | undefined;
  label: ReactNode;
  /** The key that does the same, as it is drawn. */
  keys?: string | undefined;
  /** Beside it at the end. */
  detail?: ReactNode;
  /** Whether it is what is chosen; left out where nothing is. */
  isChosen?: boolean;
  isBad?: boolean;
  isDisabled?: boolean;
  /** Says below the label what it means. */
  note?: string;
  /** Stays open, as for choices of which several may be made. */
  staysOpen?: boolean;
  onSelect(): void;
}

export function MenuItem({
  icon: Icon,
  label,
  keys,
  detail,
  isChosen,
  isBad,
  isDisabled = false,
  note,
  staysOpen = false,
  onSelect,
}: MenuItemProps) {
  const content = (
    <>
      {isValidElement(Icon) ? Icon : Icon && <Icon className="icon" aria-hidden />}
      <span className={classNames(note === undefined && 'truncate', styles.words)}>
        {label}
        {note !== undefined && <small className="block text-quiet text-2xs">{note}</small>}
      </span>
      {isChosen && <Check className={`icon ${styles.check}`} aria-hidden />}
      {detail !== undefined && <small className={styles.detail}>{detail}</small>}
      {keys && <KeyHint keys={keys} />}
    </>
  );
  const shared = {
    className: classNames(item, isBad && styles.bad, note !== undefined && styles.choice),
    closeOnClick: !staysOpen,
    disabled: isDisabled,
  };
  if (isChosen === undefined)
    return (
      <Base.Item {...shared} onClick={onSelect}>
        {content}
      </Base.Item>
    );
  return (
    <Base.CheckboxItem {...shared} checked={isChosen} onCheckedChange={onSelect}>
      {content}
    </Base.CheckboxItem>
  );
}

/** A group of items under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={`label ${styles.heading}`}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export const MenuSeparator = (props: ComponentProps<typeof Base.Separator>) => <Base.Separator {...props} className={styles.separator} />;
