import { twoDigits } from '#ui/two-digits.ts';
import styles from './card-number.module.css';

/** The place of something in a row of its kind, as an ornament: `03`. */
export function CardNumber({ value }: { value: number }) {
  return (
    <span className={`text-muted ${styles.number}`} aria-hidden="true">
      {twoDigits(value)}
    </span>
  );
}
