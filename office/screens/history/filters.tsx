import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/colleagues.ts';
import { KeyHint } from '../../parts/key-hint.tsx';
import styles from './history.module.css';
import { areas, defaultPeriod, type HistorySearch, type Period, periods } from './history-search.ts';

/** Milliseconds after the last letter until the search is made. */
const typingMs = 250;

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
    <search className={styles.tools}>
      <Words value={search.search ?? ''} onChange={(words) => onChange({ search: words || undefined })} />
      <Choice
        label={text.actor}
        value={search.actor ?? ''}
        options={[['', text.anybody], ...colleagues.map(({ id, name }) => [id, name || text.erased] as const)]}
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
        <span className={styles.range}>
          <Day label={text.from} value={search.from} onChange={(from) => onChange({ from })} />
          <Day label={text.to} value={search.to} onChange={(to) => onChange({ to })} />
        </span>
      )}
    </search>
  );
}

function Words({ value, onChange }: { value: string; onChange(words: string): void }) {
  const text = useText('history');
  const [typed, setTyped] = useState(value);

  // The address can change without this field: by a link, or by going back.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  });

  return (
    <span className={styles.search}>
      <Search className="icon" aria-hidden />
      <input
        type="search"
        className="input"
        aria-label={text.search}
        placeholder={text.searchHint}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <KeyHint keys="/" />
    </span>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <span className={styles.choice}>
    <select className="input" aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
    <ChevronDown className="icon" aria-hidden />
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
