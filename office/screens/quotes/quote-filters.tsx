import { quoteStates } from '#contract/office/quote-states';
import { useText } from '../../content/use-text.ts';
import { useQuoteCountries } from '../../data/cases/quotes.ts';
import { type FilterGroup, onOff, several, sorts } from '../../list/filters.ts';
import { useOwnerOptions } from '../../parts/people/owner.tsx';
import type { QuoteSearch } from './quote-search.ts';
import { QuoteStateLabel } from './quote-state.tsx';

/** The filters and orders of the list. */
export function useQuoteFilters(search: QuoteSearch, isOpen: boolean): FilterGroup<QuoteSearch>[] {
  const text = useText('quotes');
  const { sort } = useText('list');
  const owners = useOwnerOptions(search.assignee);
  const { data: known = [] } = useQuoteCountries(isOpen);
  const countries = [...new Set([...(search.country ?? []), ...known])].toSorted((one, other) => one.localeCompare(other));
  const states = quoteStates.map((value) => ({ value, label: text.states[value], content: <QuoteStateLabel state={value} /> }));
  return [
    { label: text.filter.age, choices: [onOff(search, 'overdue', text.filter.overdue)] },
    { label: text.state, choices: several(search, 'state', states) },
    { label: text.owner, choices: several(search, 'assignee', owners) },
    {
      label: text.country,
      choices: several(
        search,
        'country',
        countries.map((value) => ({ value, label: value, content: <bdi>{value}</bdi> })),
      ),
    },
    { label: sort, choices: sorts(search, text.filter.sorts) },
  ];
}
