import { ListChecks, ListFilter } from 'lucide-react';
import { fillPlaceholders } from '#contract/fill-placeholders';
import { applicationStates } from '#contract/office/applications';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { IconButton } from '../../../parts/button.tsx';
import { RemovableChip } from '../../../parts/chip.tsx';
import styles from '../../../parts/list-tools.module.css';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../../parts/menu.tsx';
import { OwnerFilterItems, useOwnerFilterName } from '../../../parts/owner.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { toggled } from '../../../parts/toggled.ts';
import { useIsPhone } from '../../../parts/use-is-phone.ts';
import { type ApplicationSearch, filterCount } from '../application-search.ts';
import { StateLabel } from '../application-state.tsx';
import { RatingItems } from '../menus.tsx';

interface ListToolsProps {
  search: ApplicationSearch;
  total: number | undefined;
  onChange(changed: Partial<ApplicationSearch>, options?: { replace?: boolean }): void;
  /** Begins to select, where no row has a box for it. */
  onSelect(): void;
}

const sorts = ['step', 'newest', 'oldest', 'name', 'rating'] as const;

/** Search, filters and order. */
export function ListTools({ search, total, onChange, onSelect }: ListToolsProps) {
  const text = useText('applications');
  const counted = useCounted();
  const count = filterCount(search);
  const isPhone = useIsPhone();
  return (
    <search className={styles.tools}>
      <SearchField text={text.search} value={search.search ?? ''} onSearch={(words) => onChange({ search: words }, { replace: true })} />
      <Menu
        isOn={count > 0}
        trigger={
          <>
            <ListFilter className="icon" aria-hidden />
            {count > 0 ? counted(text.filter.some, count) : text.filter.label}
          </>
        }
      >
        <FilterItems search={search} onChange={onChange} />
      </Menu>
      {isPhone && Boolean(total) && !search.select && <IconButton icon={ListChecks} label={text.selection.begin} onClick={onSelect} />}
      <span className="grow wide-only" />
      {total !== undefined && <span className="quiet small wide-only">{counted(text.total, total)}</span>}
      <Chosen search={search} onChange={onChange} />
    </search>
  );
}

function FilterItems({ search, onChange }: Omit<ListToolsProps, 'total' | 'onSelect'>) {
  const text = useText('applications');
  return (
    <>
      <MenuItem staysOpen isChosen={search.untold ?? false} onSelect={() => onChange({ untold: !search.untold })}>
        {text.filter.untold}
      </MenuItem>
      <MenuItem staysOpen isChosen={search.suspicious ?? false} onSelect={() => onChange({ suspicious: !search.suspicious })}>
        {text.filter.suspicious}
      </MenuItem>
      <MenuSeparator />
      <MenuGroup label={text.state}>
        {applicationStates.map((state) => (
          <MenuItem
            key={state}
            staysOpen
            isChosen={search.state?.includes(state) ?? false}
            onSelect={() => onChange({ state: toggled(search.state, state) })}
          >
            <StateLabel state={state} />
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text.filter.rating}>
        <RatingItems rating={search.rating} onChoose={(rating) => onChange({ rating })} />
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text.owner}>
        <OwnerFilterItems
          staysOpen
          chosen={search.assignee ?? []}
          onChoose={(id) => onChange({ assignee: toggled(search.assignee, id) })}
        />
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text.filter.sort}>
        {sorts.map((sort) => (
          <MenuItem
            key={sort}
            isChosen={(search.sort ?? 'step') === sort}
            onSelect={() => onChange({ sort: sort === 'step' ? undefined : sort })}
          >
            {text.filter.sorts[sort]}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}

/** The filters that are set, each with a button that takes it away. */
function Chosen({ search, onChange }: Omit<ListToolsProps, 'total' | 'onSelect'>) {
  const text = useText('applications');
  const ownerName = useOwnerFilterName();
  const { untold, suspicious, state = [], rating, assignee = [] } = search;
  if (filterCount(search) === 0) return null;
  return (
    <span className={styles.chosen}>
      {untold && <RemovableChip label={text.filter.untold} onRemove={() => onChange({ untold: undefined })} />}
      {suspicious && <RemovableChip label={text.filter.suspicious} onRemove={() => onChange({ suspicious: undefined })} />}
      {state.map((one) => (
        <RemovableChip key={one} label={text.states[one]} onRemove={() => onChange({ state: toggled(state, one) })} />
      ))}
      {rating && (
        <RemovableChip label={fillPlaceholders(text.filter.atLeast, { count: rating })} onRemove={() => onChange({ rating: undefined })} />
      )}
      {assignee.map((id) => (
        <RemovableChip key={id} label={ownerName(id)} onRemove={() => onChange({ assignee: toggled(assignee, id) })} />
      ))}
    </span>
  );
}
