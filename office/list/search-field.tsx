import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../content/use-text.ts';
import { IconButton } from '../parts/buttons/button.tsx';
import { KeyHint } from '../parts/buttons/key-hint.tsx';
import { useStableHandlers } from '../parts/hooks/use-stable-handlers.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  text: { label: string; placeholder: string };
  /** Is searched for now. */
  value: string;
  /** Without spaces at the ends; undefined when nothing is left. */
  onSearch(search: string | undefined): void;
}

/** Milliseconds after the last letter before it is searched for. */
const debounceMs = 200;

/** Searches while somebody types. Esc empties it, and leaves it when it is empty. */
export function SearchField({ text, value, ...given }: SearchFieldProps) {
  const { clearSearch } = useText('list');
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter that was changed while the search waits is not taken back by it.
  const { onSearch } = useStableHandlers({ onSearch: given.onSearch });

  // A link, the back button or another view changes it too; what is being typed stands.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, waitMs: number) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim() || undefined), waitMs);
  };

  return (
    <span className={`row relative ${styles.field}`}>
      <Search className="icon absolute size-4 text-quiet pointer-events-none" aria-hidden />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={text.label}
        placeholder={text.placeholder}
        value={typed}
        maxLength={200}
        dir="auto"
        onChange={({ target }) => search(target.value, debounceMs)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          if (typed) search('', 0);
          else field.current?.blur();
        }}
      />
      {typed ? (
        <IconButton
          icon={X}
          label={clearSearch}
          onClick={() => {
            search('', 0);
            field.current?.focus();
          }}
        />
      ) : (
        <span>
          <KeyHint keys="/" />
        </span>
      )}
    </span>
  );
}
