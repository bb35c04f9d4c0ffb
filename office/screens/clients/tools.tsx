import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ClientMark, clientMarks } from '#contract/office/clients';
import { clientCategories } from '#contract/services';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { IconButton } from '../../parts/button.tsx';
import { RemovableChip } from '../../parts/chip.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../parts/menu.tsx';
import type { ClientsSearch } from './clients-search.ts';
import styles from './tools.module.css';

interface ToolsProps {
  search: ClientsSearch;
  onChange(changed: Partial<ClientsSearch>, options?: { replace?: boolean }): void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Milliseconds after the last letter before it is searched for. */
const restMs = 200;

const toggled = <Value,>(list: readonly Value[] | undefined, value: Value): Value[] =>
  list?.includes(value) ? list.filter((one) => one !== value) : [...(list ?? []), value];

/** Marks with a button of their own; the others are in a menu. */
const marksInView: readonly ClientMark[] = ['private', 'soon'];

/** Search and filters of the wall. */
export function Tools({ search, onChange, children }: ToolsProps) {
  const text = useText('clients');
  const counted = useCounted();
  const { category = [], is = [], off = false } = search;
  const rest = clientMarks.filter((mark) => !marksInView.includes(mark));
  const restOn = rest.filter((mark) => is.includes(mark));
  const toggle = (mark: ClientMark) => onChange({ is: toggled(is, mark) });
  return (
    <search className={styles.tools}>
      <SearchField value={search.search ?? ''} onSearch={(sought) => onChange({ search: sought }, { replace: true })} />
      <Menu isOn={category.length > 0} trigger={category.length > 0 ? counted(text.someCategories, category.length) : text.allCategories}>
        {clientCategories.map((one) => (
          <MenuItem key={one} staysOpen isChosen={category.includes(one)} onSelect={() => onChange({ category: toggled(category, one) })}>
            {text.categories[one]}
          </MenuItem>
        ))}
      </Menu>
      {marksInView.map((mark) => (
        <button
          key={mark}
          type="button"
          className={`${styles.mark} wide-only`}
          aria-pressed={is.includes(mark)}
          onClick={() => toggle(mark)}
        >
          {text.marks[mark]}
        </button>
      ))}
      <Menu isOn={restOn.length > 0 || off} trigger={text.moreFilters}>
        {clientMarks.map((mark) => (
          <MenuItem key={mark} staysOpen isChosen={is.includes(mark)} onSelect={() => toggle(mark)}>
            {text.marks[mark]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem isChosen={off} onSelect={() => onChange({ off: !off, client: undefined })}>
          {text.off}
        </MenuItem>
      </Menu>
      {children}
      {(category.length > 0 || is.length > 0 || off) && (
        <span className={styles.chosen}>
          {category.map((one) => (
            <RemovableChip key={one} label={text.categories[one]} onRemove={() => onChange({ category: toggled(category, one) })} />
          ))}
          {is.map((mark) => (
            <RemovableChip key={mark} label={text.marks[mark]} onRemove={() => toggle(mark)} />
          ))}
          {off && <RemovableChip label={text.off} onRemove={() => onChange({ off: undefined })} />}
        </span>
      )}
    </search>
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch(search: string | undefined): void }) {
  const text = useText('clients');
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A link or the back button changes it too; what is being typed stands.
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
    <span className={styles.field}>
      <Search className="icon" aria-hidden />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={text.search}
        placeholder={text.searchField}
        value={typed}
        maxLength={200}
        dir="auto"
        onChange={({ target }) => search(target.value, restMs)}
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
          label={text.clearSearch}
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
