import { classNames } from '#ui/class-names.ts';
import { usePreferences } from '../data/people/account.ts';
import { KeyHint } from '../parts/buttons/key-hint.tsx';
import styles from './shortcut-hints.module.css';

interface ShortcutHintsProps {
  /** Keys as KeyHint takes them, each with what they do. */
  keys: readonly (readonly [keys: string, label: string])[];
  /** Places the line. */
  className?: string | undefined;
}

/** Shows what the keyboard can do on a screen, for eyes alone: the sheet of all keys tells the others. Whoever has switched keys off sees none. */
export function ShortcutHints({ keys, className }: ShortcutHintsProps) {
  const { shortcuts } = usePreferences();
  if (!shortcuts) return null;
  return (
    <p className={classNames(styles.line, className)} aria-hidden="true">
      {keys.map(([key, label]) => (
        <span className="inline-flex items-center gap-1.5" key={key}>
          <KeyHint keys={key} /> {label}
        </span>
      ))}
    </p>
  );
}
