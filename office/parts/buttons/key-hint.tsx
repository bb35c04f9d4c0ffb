import styles from './key-hint.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const modifier = isMac ? '⌘' : 'Ctrl';

const written: Readonly<Record<string, string>> = {
  Mod: modifier,
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys of a shortcut, drawn: `E`, `G T`, `Mod+K`. For eyes alone; touch screens and phones show none. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={`inline-flex flex-none screen-only ${styles.keys}`} aria-hidden="true" dir="ltr">
      {keys.split(/[ +]/).map((key) => (
        <kbd key={key}>{written[key] ?? (key.length === 1 ? key.toUpperCase() : key)}</kbd>
      ))}
    </span>
  );
}
