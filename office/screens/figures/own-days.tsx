import { useText } from '../../content/use-text.ts';
import styles from './figures.module.css';
import type { FiguresSearch } from './figures-search.ts';

interface OwnDaysProps {
  search: FiguresSearch;
  onChange(changed: Partial<FiguresSearch>): void;
}

/** Asks for the first and the last day of a period. */
export function OwnDays({ search, onChange }: OwnDaysProps) {
  const text = useText('figures');
  return (
    <div className={`row flex-wrap gap-3 text-quiet text-xs screen-only ${styles.days}`}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="row gap-2">
          {text[name]}
          <input
            type="date"
            className="input"
            value={search[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value || undefined })}
          />
        </label>
      ))}
    </div>
  );
}
