import { localeFormats } from '#content/locales';
import { regionOf } from '#contract/countries/regions';
import { siteLocales } from '#contract/locales';
import { quoteStates } from '#contract/office/quote-states';
import { useLocale, useText } from '../../content/use-text.ts';
import { useQuoteCountries } from '../../data/cases/quotes.ts';
import { useOwnersOfOpen } from '../../data/company/today.ts';
import { type FilterGroup, onOff, several, sorts } from '../../list/filters.ts';
import { useReceivedFilter } from '../../list/received-filter.tsx';
import { regionName } from '../../parts/contact/country-name.ts';
import { useOwnerOptions } from '../../parts/people/owner.tsx';
import { usePageName } from '../../parts/texts/page-name.ts';
import type { QuoteSearch } from './quote-search.ts';
import { QuoteStateLabel } from './quote-state.tsx';

const ledTo = ['page', 'campaign', 'source'] as const;

/** The filters and orders of the list. */
export function useQuoteFilters(search: QuoteSearch, isOpen: boolean): FilterGroup<QuoteSearch>[] {
  const text = useText('quotes');
  const { sort } = useText('list');
  const owners = useOwnerOptions('quotes.answer', [...useOwnersOfOpen(isOpen), ...(search.assignee ?? [])]);
  const { data: known = [] } = useQuoteCountries(isOpen);
  const locale = useLocale();
  // One for each country, in the language of the reader, however people write it.
  const byRegion = new Map([...known, ...(search.country ?? [])].map((value) => [regionOf(value) ?? value, value]));
  const countries = [...byRegion]
    .map(([region, value]) => ({ value, label: region === value ? value : regionName(region, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const received = useReceivedFilter(search);
  const pageName = usePageName();
  const languages = siteLocales.map((value) => ({ value, label: localeFormats[value].name }));
  const states = quoteStates.map((value) => ({ value, label: text.states[value], content: <QuoteStateLabel state={value} /> }));
  return [
    { label: text.filter.age, choices: [onOff(search, 'overdue', text.filter.overdue)] },
    received,
    { label: text.state, choices: several(search, 'state', states) },
    { label: text.owner, choices: several(search, 'assignee', owners) },
    {
      label: text.country,
      choices: several(
        search,
        'country',
        countries.map(({ value, label }) => ({ value, label, content: <bdi>{label}</bdi> })),
      ),
    },
    { label: text.filter.language, choices: several(search, 'locale', languages) },
    // What a line of the figures leads to: there are too many to be offered.
    ...ledTo.flatMap((name) => {
      const chosen = (search[name] ?? []).map((value) => ({ value, label: name === 'page' ? pageName(value) : value }));
      return chosen.length > 0 ? [{ label: text.filter[name], choices: several(search, name, chosen) }] : [];
    }),
    { label: sort, choices: sorts(search, text.filter.sorts) },
  ];
}
