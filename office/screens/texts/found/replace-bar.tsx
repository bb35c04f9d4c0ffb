import { Replace } from 'lucide-react';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Button } from '../../../parts/buttons/button.tsx';
import styles from './found.module.css';

interface ReplaceBarProps {
  value: string;
  /** Lines in which something would be replaced. */
  count: number;
  isBusy: boolean;
  onChange(value: string): void;
  onReplace(): void;
}

/** Asks what the words that were found are to be replaced by. */
export function ReplaceBar({ value, count, isBusy, onChange, onReplace }: ReplaceBarProps) {
  const { replace: text } = useText('texts');
  const counted = useCounted();
  return (
    <form
      method="post"
      className={`row gap-2 ${styles.replace}`}
      onSubmit={(event) => {
        event.preventDefault();
        onReplace();
      }}
    >
      <span className={`row relative ${styles.replaceField}`}>
        <Replace className="icon" aria-hidden />
        <input
          className="input"
          aria-label={text.label}
          placeholder={text.label}
          value={value}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {value !== '' && (
        <Button type="submit" variant="primary" busy={isBusy} disabled={count === 0}>
          {counted(text.submit, count)}
        </Button>
      )}
    </form>
  );
}
