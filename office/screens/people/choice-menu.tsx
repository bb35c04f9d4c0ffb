import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import styles from './choice-menu.module.css';

interface ChoiceMenuProps<Value extends string> {
  /** Says what is chosen, for screen readers: "Role of Rana". */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; detail?: string }[];
  onChange(value: Value): void;
}

/** One of a few, where choosing has consequences: unlike in a list of the browser, the arrow keys only move, and Enter chooses. */
export function ChoiceMenu<Value extends string>({ label, value, options, onChange }: ChoiceMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu.Root>
      <Menu.Trigger className={styles.trigger} aria-label={`${label}: ${chosen?.label ?? ''}`}>
        {chosen?.label}
        <ChevronDown className="icon" aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} sideOffset={4} align="start">
          <Menu.Popup className={styles.popup}>
            <Menu.RadioGroup value={value} onValueChange={(picked: Value) => picked !== value && onChange(picked)}>
              {options.map((option) => (
                <Menu.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
                  <span>
                    {option.label}
                    {option.detail && <small className="block text-quiet text-2xs">{option.detail}</small>}
                  </span>
                  <Menu.RadioItemIndicator>
                    <Check className="icon" aria-hidden />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
