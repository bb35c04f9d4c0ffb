import { ChevronDown } from 'lucide-react';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { SearchField } from '../../list/search-field.tsx';
import styles from './history.module.css';
import { allColleagues, areas, defaultPeriod, type HistorySearch, type Period, periods } from './history-search.ts';

interface FiltersProps {
  search: HistorySearch;
  onChange(changed: Partial<HistorySearch>): void;
}

/** Words, person, kind and time. Each counts at once, and stands in the address. */
export function Filters({ search, onChange }: FiltersProps) {
  const text = useText('history');
  const { colleagues } = useColleagues();
  const period = search.period ?? defaultPeriod;
  return (
    <search className={`row flex-wrap flex-none gap-2 screen-only ${styles.tools}`}>
      <SearchField text={text.search} value={search.search ?? ''} onSearch={(words) => onChange({ search: words })} />
      <Choice
        label={text.actor}
        value={search.actor ?? ''}
        options={[
          ['', text.anybody],
          [allColleagues, text.colleagues],
          ...colleagues.map(({ id, name }) => [id, name || text.erased] as const),
        ]}
        onChange={(actor) => onChange({ actor: actor || undefined })}
      />
      <Choice
        label={text.area}
        value={search.area ?? ''}
        options={[['', text.areas.all], ...areas.map((area) => [area, text.areas[area]] as const)]}
        onChange={(area) => onChange({ area: areas.find((known) => known === area) })}
      />
      <Choice
        label={text.period}
        value={period}
        options={periods.map((known) => [known, text.periods[known]] as const)}
        onChange={(chosen) => onChange({ period: chosen as Period })}
      />
      {period === 'own' && (
        <span className="row text-quiet text-xs flex-wrap gap-2">
          <Day label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
          <Day label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
        </span>
      )}
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <span className={`row relative ${styles.choice}`}>
    <select className="input" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([option, name]) => (
        <option className="bg-raise text-heading" key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown className="icon absolute size-3.5 text-quiet pointer-events-none" aria-hidden />
  </span>
);

const Day = ({ label, value, onChange }: { label: string; value: string | undefined; onChange(day: string | undefined): void }) => (
  <label>
    {label}{' '}
    <input
      type="date"
      className={`input ${styles.date}`}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  </label>
);
