import type { ReactNode } from 'react';
import { type ClientMark, clientMarks } from '#contract/office/clients';
import { clientCategories } from '#contract/services';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { RemovableChip } from '../../parts/chip.tsx';
import tools from '../../parts/list-tools.module.css';
import { Menu, MenuItem, MenuSeparator } from '../../parts/menu.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { toggled } from '../../parts/toggled.ts';
import type { ClientsSearch } from './clients-search.ts';
import styles from './tools.module.css';

interface ToolsProps {
  search: ClientsSearch;
  onChange(changed: Partial<ClientsSearch>, options?: { replace?: boolean }): void;
  /** At the end of the line. */
  children?: ReactNode;
}

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
    <search className={`${tools.tools} ${styles.tools}`}>
      <SearchField text={text.search} value={search.search ?? ''} onSearch={(sought) => onChange({ search: sought }, { replace: true })} />
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
        <span className={tools.chosen}>
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
