import { CopyCheck, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { hoursTexts } from '#content/hours-texts';
import { isPastMidnight, maxIntervals, type OpenInterval, type WeekHours } from '#contract/hours/week-hours';
import { fillSentence } from '#contract/text/fill-sentence';
import type { WeekDay } from '#contract/time/week';
import { useLocale, useText } from '../../content/use-text.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { FieldError } from '../../parts/fields/field.tsx';
import { type Problems, problemsIn } from './hours-form.ts';
import styles from './week-fields.module.css';

interface WeekFieldsProps {
  week: WeekHours;
  /** The days to be set, in the order of the calendar's row. */
  days: readonly WeekDay[];
  /** A day that is opened begins with it. */
  usual: OpenInterval;
  problems: Problems;
  onChange(week: WeekHours): void;
}

/** The hours of some days, a row for each. */
export function WeekFields({ week, days, usual, problems, onChange }: WeekFieldsProps) {
  const text = useText('hours');
  const id = useId();
  const open = days.filter((day) => week[day].length > 0);
  const setDay = (day: WeekDay, hours: OpenInterval[]) => onChange({ ...week, [day]: hours });
  const setAll = (hours: OpenInterval[]) => onChange({ ...week, ...Object.fromEntries(open.map((day) => [day, hours])) });
  return (
    <div className="grid gap-1.5">
      <ul className={styles.days}>
        {days.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={week[day]}
            usual={usual}
            problems={problemsIn(problems, day)}
            canCopy={open.length > 1 && week[day].length > 0}
            onChange={(hours) => setDay(day, hours)}
            onCopy={() => setAll(week[day])}
          />
        ))}
      </ul>
      {problems[''] && <FieldError id={id} text={problems['']} />}
      {days.some((day) => week[day].some(isPastMidnight)) && <p className="text-quiet text-2xs">{text.afterMidnight}</p>}
    </div>
  );
}

interface DayRowProps {
  day: WeekDay;
  hours: OpenInterval[];
  usual: OpenInterval;
  problems: Problems;
  canCopy: boolean;
  onChange(hours: OpenInterval[]): void;
  onCopy(): void;
}

function DayRow({ day, hours, usual, problems, canCopy, onChange, onCopy }: DayRowProps) {
  const text = useText('hours');
  const id = useId();
  const name = hoursTexts[useLocale()].days[day];
  const set = (index: number, changed: Partial<OpenInterval>) =>
    onChange(hours.map((interval, at) => (at === index ? { ...interval, ...changed } : interval)));
  return (
    <li className={`border-b-hair ${styles.day}`}>
      <Checkbox checked={hours.length > 0} onChange={(isOpen) => onChange(isOpen ? [usual] : [])}>
        <span className="font-550 text-heading">{name}</span>
      </Checkbox>
      {hours.length === 0 && <span className={`text-quiet text-xs ${styles.closed}`}>{text.closed}</span>}
      <div className="grid gap-1.5">
        {hours.map((interval, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an interval is its identity
          <div key={index} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-1.5">
              {(['opens', 'closes'] as const).map((end) => (
                <input
                  key={end}
                  type="time"
                  className={`input ${styles.time}`}
                  aria-label={fillSentence(text[end], { day: name })}
                  aria-invalid={problems[`${index}.${end}`] ? true : undefined}
                  aria-describedby={problems[`${index}.${end}`] ? `${id}${index}` : undefined}
                  value={interval[end]}
                  onChange={({ target }) => set(index, { [end]: target.value })}
                />
              ))}
              {hours.length > 1 && (
                <IconButton
                  icon={X}
                  label={fillSentence(text.removeInterval, { day: name })}
                  onClick={() => onChange(hours.filter((_, at) => at !== index))}
                />
              )}
              {index === hours.length - 1 && hours.length < maxIntervals && (
                <IconButton
                  icon={Plus}
                  label={fillSentence(text.addInterval, { day: name })}
                  onClick={() => onChange([...hours, { opens: '', closes: '' }])}
                />
              )}
              {index === hours.length - 1 && canCopy && (
                <IconButton icon={CopyCheck} label={fillSentence(text.copy, { day: name })} onClick={onCopy} />
              )}
            </div>
            {(problems[`${index}.opens`] ?? problems[`${index}.closes`]) && (
              <FieldError id={`${id}${index}`} text={problems[`${index}.opens`] ?? problems[`${index}.closes`] ?? ''} />
            )}
          </div>
        ))}
      </div>
    </li>
  );
}
