import { ListFilter } from 'lucide-react';
import { Fragment, memo, type ReactNode, useState } from 'react';
import { useCounted } from '../content/use-counted.ts';
import { useText } from '../content/use-text.ts';
import { RemovableChip } from '../parts/buttons/chip.tsx';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../parts/buttons/menu.tsx';
import styles from './filter-bar.module.css';
import { type FilterGroup, setFilters } from './filters.ts';
import { SearchField } from './search-field.tsx';
import type { ChangeSearch } from './use-list-search.ts';

interface FilterBarProps<Search> {
  search: Search;
  /** Says what is searched for. */
  text: { label: string; placeholder: string };
  /** The filters and orders that there are. A hook: what only the menu needs may be fetched once it is open. */
  useGroups(search: Search, isOpen: boolean): readonly FilterGroup<Search>[];
  onChange: ChangeSearch<Search>;
  /** Beside the menu. */
  children?: ReactNode;
}

/** Search, the menu of filters and orders, and those filters that are set. */
export const FilterBar = memo(function FilterBar<Search extends { search?: string | undefined }>(props: FilterBarProps<Search>) {
  const { search, text, useGroups, onChange, children } = props;
  const { filter, someFilters } = useText('list');
  const counted = useCounted();
  const [isOpen, setIsOpen] = useState(false);
  const groups = useGroups(search, isOpen);
  const count = new Set(setFilters(groups).map(({ name }) => name)).size;
  return (
    <search className={`row flex-none flex-wrap gap-2 screen-only ${styles.tools}`}>
      <SearchField
        text={text}
        value={search.search ?? ''}
        onSearch={(words) => onChange({ search: words } as Partial<Search>, { replace: true })}
      />
      <Menu
        isOn={count > 0}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <>
            <ListFilter className="icon" aria-hidden />
            {count > 0 ? counted(someFilters, count) : filter}
          </>
        }
      >
        <FilterItems groups={groups} onChange={onChange} />
      </Menu>
      {children}
      <FilterChips groups={groups} onChange={onChange} />
    </search>
  );
}) as <Search extends { search?: string | undefined }>(props: FilterBarProps<Search>) => ReactNode;

interface GroupsProps<Search> {
  groups: readonly FilterGroup<Search>[];
  onChange: ChangeSearch<Search>;
}

/** The items of a menu of filters. */
export function FilterItems<Search>({ groups, onChange }: GroupsProps<Search>) {
  return groups
    .filter(({ choices }) => choices.length > 0)
    .map(({ label, choices }, index) => {
      const items = choices.map(({ key, content, icon, isOn, staysOpen, change, label: itemLabel }) => (
        <MenuItem
          key={key}
          icon={icon}
          isChosen={isOn}
          staysOpen={staysOpen}
          label={content ?? itemLabel}
          onSelect={() => onChange(change)}
        />
      ));
      return (
        <Fragment key={label ?? choices[0]?.key}>
          {index > 0 && <MenuSeparator />}
          {label === undefined ? items : <MenuGroup label={label}>{items}</MenuGroup>}
        </Fragment>
      );
    });
}

/** The filters that are set, each with a button that takes it away. */
export function FilterChips<Search>({ groups, onChange }: GroupsProps<Search>) {
  const chosen = setFilters(groups);
  if (chosen.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5 w-full">
      {chosen.map(({ key, name, label, remove }) => (
        <RemovableChip key={`${String(name)} ${key}`} label={label} onRemove={() => onChange(remove)} />
      ))}
    </span>
  );
}
