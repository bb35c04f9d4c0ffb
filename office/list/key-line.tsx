import { classNames } from '#ui/class-names.ts';
import { KeyHint } from '../parts/key-hint.tsx';
import styles from './key-line.module.css';

interface KeyLineProps {
  /** Keys as KeyHint takes them, each with what they do. */
  keys: readonly (readonly [keys: string, words: string])[];
  /** How the line stands in its place. */
  className?: string | undefined;
}

/** What the keyboard can do on a screen, for eyes alone: the sheet of all keys tells the others. */
export function KeyLine({ keys, className }: KeyLineProps) {
  return (
    <p className={classNames(styles.line, className)} aria-hidden="true">
      {keys.map(([key, words]) => (
        <span key={key}>
          <KeyHint keys={key} /> {words}
        </span>
      ))}
    </p>
  );
}
