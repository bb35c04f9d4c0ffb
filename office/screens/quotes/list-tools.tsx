import { ListFilter } from 'lucide-react';
import { memo } from 'react';
import { type QuoteQuery, quoteStates } from '#contract/office/quotes';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import type { ListQuery } from '../../data/quote-cache.ts';
import { useQuoteCountries } from '../../data/quotes.ts';
import { RemovableChip } from '../../parts/chip.tsx';
import styles from '../../parts/list-tools.module.css';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '../../parts/menu.tsx';
import { OwnerFilterItems, useOwnerFilterName } from '../../parts/owner.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { toggled } from '../../parts/toggled.ts';
import { filterCount, type QuoteSearch } from './quote-search.ts';
import { QuoteStateLabel } from './quote-state.tsx';

interface ListToolsProps {
  query: ListQuery;
  onChange(changed: Partial<QuoteSearch>, options?: { replace?: boolean }): void;
}

/** Search and filters. */
export const ListTools = memo(function ListTools({ query, onChange }: ListToolsProps) {
  const text = useText('quotes');
  const counted = useCounted();
  const count = filterCount(query);
  return (
    <search className={styles.tools}>
      <SearchField text={text.search} value={query.search ?? ''} onSearch={(search) => onChange({ search }, { replace: true })} />
      <Menu
        isOn={count > 0}
        trigger={
          <>
            <ListFilter className="icon" aria-hidden />
            {count > 0 ? counted(text.filter.some, count) : text.filter.label}
          </>
        }
      >
        <FilterItems query={query} onChange={onChange} />
      </Menu>
      <Chosen query={query} onChange={onChange} />
    </search>
  );
});

const sorts: readonly QuoteQuery['sort'][] = ['turn', 'newest', 'oldest', 'name'];

function FilterItems({ query, onChange }: ListToolsProps) {
  const text = useText('quotes');
  const { data: known = [] } = useQuoteCountries();
  const countries = [...new Set([...(query.country ?? []), ...known])].toSorted((one, other) => one.localeCompare(other));
  return (
    <>
      <MenuGroup label={text.filter.age}>
        <MenuItem staysOpen isChosen={query.overdue ?? false} onSelect={() => onChange({ overdue: !query.overdue })}>
          {text.filter.overdue}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text.state}>
        {quoteStates.map((state) => (
          <MenuItem
            key={state}
            staysOpen
            isChosen={query.state?.includes(state) ?? false}
            onSelect={() => onChange({ state: toggled(query.state, state) })}
          >
            <QuoteStateLabel state={state} />
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={text.owner}>
        <OwnerFilterItems staysOpen chosen={query.assignee ?? []} onChoose={(id) => onChange({ assignee: toggled(query.assignee, id) })} />
      </MenuGroup>
      <MenuSeparator />
      {countries.length > 0 && (
        <>
          <MenuGroup label={text.country}>
            {countries.map((country) => (
              <MenuItem
                key={country}
                staysOpen
                isChosen={query.country?.includes(country) ?? false}
                onSelect={() => onChange({ country: toggled(query.country, country) })}
              >
                <bdi>{country}</bdi>
              </MenuItem>
            ))}
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <MenuGroup label={text.filter.sort}>
        {sorts.map((sort) => (
          <MenuItem key={sort} isChosen={query.sort === sort} onSelect={() => onChange({ sort: sort === 'turn' ? undefined : sort })}>
            {text.filter.sorts[sort]}
          </MenuItem>
        ))}
      </MenuGroup>
    </>
  );
}

/** The filters that are set, each with a button that takes it away. */
function Chosen({ query, onChange }: Pick<ListToolsProps, 'query' | 'onChange'>) {
  const text = useText('quotes');
  const ownerName = useOwnerFilterName();
  const { overdue, state = [], assignee = [], country = [] } = query;
  if (filterCount(query) === 0) return null;
  return (
    <span className={styles.chosen}>
      {overdue && <RemovableChip label={text.filter.overdue} onRemove={() => onChange({ overdue: undefined })} />}
      {state.map((one) => (
        <RemovableChip key={one} label={text.states[one]} onRemove={() => onChange({ state: toggled(state, one) })} />
      ))}
      {assignee.map((id) => (
        <RemovableChip key={id} label={ownerName(id)} onRemove={() => onChange({ assignee: toggled(assignee, id) })} />
      ))}
      {country.map((one) => (
        <RemovableChip key={one} label={one} onRemove={() => onChange({ country: toggled(country, one) })} />
      ))}
    </span>
  );
}
