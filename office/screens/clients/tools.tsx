import type { ReactNode } from 'react';
import { siteLocales } from '#contract/locales';
import { type ClientMark, clientMarks } from '#contract/office/client-marks';
import { clientCategories } from '#contract/services';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import tools from '../../list/filter-bar.module.css';
import { FilterChips, FilterItems } from '../../list/filter-bar.tsx';
import { onOff, several } from '../../list/filters.ts';
import { SearchField } from '../../list/search-field.tsx';
import type { ChangeSearch } from '../../list/use-list-search.ts';
import { Menu } from '../../parts/buttons/menu.tsx';
import type { ClientsSearch } from './clients-search.ts';
import styles from './tools.module.css';

interface ToolsProps {
  search: ClientsSearch;
  onChange: ChangeSearch<ClientsSearch>;
  /** At the end of the line. */
  children?: ReactNode;
}

/** On a site in one language no name is missing. */
const shownMarks = clientMarks.filter((mark) => mark !== 'no-arabic' || siteLocales.length > 1);
/** Marks with a button of their own; the others are in a menu. */
const marksInView: readonly ClientMark[] = ['private', 'soon'];

/** Search and filters of the grid. */
export function Tools({ search, onChange, children }: ToolsProps) {
  const text = useText('clients');
  const counted = useCounted();
  const categories = several(
    search,
    'category',
    clientCategories.map((value) => ({ value, label: text.categories[value] })),
  );
  const marks = several(
    search,
    'is',
    shownMarks.map((value) => ({ value, label: text.marks[value] })),
  );
  const isInView = ({ key }: { key: string }) => marksInView.some((mark) => mark === key);
  const off = onOff(search, 'off', text.off);
  const rest = [{ choices: marks }, { choices: [{ ...off, staysOpen: false, change: { ...off.change, client: undefined } }] }];
  const chosen = categories.filter(({ isOn }) => isOn).length;
  return (
    <search className={`row flex-none flex-wrap gap-2 screen-only ${tools.tools} ${styles.tools}`}>
      <SearchField text={text.search} value={search.search ?? ''} onSearch={(sought) => onChange({ search: sought }, { replace: true })} />
      <Menu isOn={chosen > 0} trigger={chosen > 0 ? counted(text.someCategories, chosen) : text.allCategories}>
        <FilterItems groups={[{ choices: categories }]} onChange={onChange} />
      </Menu>
      {marks.filter(isInView).map(({ key, label, isOn, change }) => (
        <button
          key={key}
          type="button"
          className={`min-h-target border-hair rounded-2 text-heading text-xs whitespace-nowrap hover:border-edge ${styles.mark} wide-only`}
          aria-pressed={isOn}
          onClick={() => onChange(change)}
        >
          {label}
        </button>
      ))}
      <Menu isOn={off.isOn || marks.some((mark) => mark.isOn && !isInView(mark))} trigger={text.moreFilters}>
        <FilterItems groups={rest} onChange={onChange} />
      </Menu>
      {children}
      <FilterChips groups={[{ choices: categories }, ...rest]} onChange={onChange} />
    </search>
  );
}
