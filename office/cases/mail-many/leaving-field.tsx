import { company } from '../../content/company.ts';
import { useText } from '../../content/use-text.ts';
import { useNextOpening } from '../../data/mails/mail-many.ts';
import { Segments } from '../../parts/fields/segments.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { momentOf, wallTimeOf } from '../../parts/times/wall-time.ts';
import styles from './mail-many.module.css';

/** `at` is ISO 8601. */
export type Leaving = { kind: 'now' } | { kind: 'morning' | 'at'; at: string };

/** Asks when mails leave: now, when the company opens next, or at a time. */
export function LeavingField({ value, onChange }: { value: Leaving; onChange(value: Leaving): void }) {
  const { many: text } = useText('answer');
  const { timeZone } = company();
  const dateFormats = useDateFormats();
  const opening = momentOf(useNextOpening().data ?? '', timeZone);
  const when = opening && `${dateFormats.weekday(opening)} ${dateFormats.time(opening)}`;
  const options = [
    { value: 'now' as const, label: text.now },
    ...(when ? [{ value: 'morning' as const, label: when }] : []),
    { value: 'at' as const, label: text.at },
  ];
  const choose = (kind: Leaving['kind']) => {
    if (kind === 'now') onChange({ kind });
    else onChange({ kind, at: opening ?? new Date(Date.now() + 3_600_000).toISOString() });
  };
  return (
    <div className={`row flex-wrap gap-2 text-xs ${styles.leaving}`}>
      <span className="text-heading font-600">{text.leaves}</span>
      <Segments label={text.leaves} value={value.kind} options={options} onChange={choose} />
      {value.kind === 'at' && (
        <input
          className="input"
          type="datetime-local"
          step={300}
          required
          aria-label={text.atLabel}
          value={wallTimeOf(value.at, timeZone)}
          onChange={({ target }) => {
            const at = momentOf(target.value, timeZone);
            if (at) onChange({ kind: 'at', at });
          }}
        />
      )}
    </div>
  );
}
