import { type ReceivedPeriod, type ReceivedQuery, receivedPeriods } from '#contract/office/cases/received-days';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../content/use-text.ts';
import { useDateFormats } from '../parts/times/date-formats.ts';
import { middayOf } from '../parts/times/days.ts';
import { type FilterGroup, oneOf } from './filters.ts';
import styles from './received-filter.module.css';
import type { ChangeSearch } from './use-list-search.ts';

/** The filter of when the entries of a list came. A choice forgets the days of the one before. */
export function useReceivedFilter<Search extends ReceivedQuery>(search: Search): FilterGroup<Search> {
  const text = useText('list').received;
  const dateFormats = useDateFormats();
  const { receivedFrom: first, receivedTo: last } = search;
  const dayOf = (day: string) => dateFormats.day(middayOf(day));
  const days = [first && fillSentence(text.since, { day: dayOf(first) }), last && fillSentence(text.until, { day: dayOf(last) })].filter(
    Boolean,
  );
  const labelOf = (period: ReceivedPeriod) =>
    period === 'own' && search.received === 'own' && days.length > 0 ? days.join(' ') : text.periods[period];
  const noDays = { receivedFrom: undefined, receivedTo: undefined };
  const choices = oneOf<ReceivedQuery, 'received'>(search, 'received', [
    { value: undefined, label: text.any },
    ...receivedPeriods.map((value) => ({ value, label: labelOf(value), content: text.periods[value] })),
  ]).map(({ change, filter, ...choice }) => ({
    ...choice,
    change: { ...noDays, ...change } as Partial<Search>,
    ...(filter && { filter: { name: 'received' as const, remove: { ...noDays, ...filter.remove } as Partial<Search> } }),
  }));
  return { label: text.label, choices };
}

interface OwnReceivedDaysProps<Search> {
  search: Search;
  onChange: ChangeSearch<Search>;
}

/** Asks for the first and the last day, where somebody has chosen to say them. */
export function OwnReceivedDays<Search extends ReceivedQuery>({ search, onChange }: OwnReceivedDaysProps<Search>) {
  const text = useText('list').received;
  if (search.received !== 'own') return null;
  return (
    <span className="row flex-wrap gap-2 text-quiet text-xs w-full">
      {(['receivedFrom', 'receivedTo'] as const).map((name) => (
        <label key={name} className="row gap-2">
          {text[name]}
          <input
            type="date"
            className={`input ${styles.day}`}
            value={search[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined } as Partial<Search>)}
          />
        </label>
      ))}
    </span>
  );
}
