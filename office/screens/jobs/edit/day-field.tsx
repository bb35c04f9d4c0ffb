import { useState } from 'react';
import { isDay, type JobProblem } from '#contract/office/job-check';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { Field } from '../../../parts/fields/field.tsx';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { daysBetween, middayOf } from '../../../parts/times/days.ts';

interface DayFieldProps {
  /** YYYY-MM-DD; empty while there is none. */
  value: string;
  today: string;
  problem: JobProblem | undefined;
  /** Says what does not fit in what is stored. */
  fault: string | undefined;
  isDisabled: boolean;
  onChange(day: string): void;
}

/** The day at whose end a job closes, and what weekday that is. A day that is over, or is none, is said at once. */
export function DayField({ value, today, problem, fault, isDisabled, onChange }: DayFieldProps) {
  const { editor: text } = useText('jobs');
  const counted = useCounted();
  const dateFormats = useDateFormats();
  // The browser gives no value for a day like 31 February, but says that something is typed.
  const [isNoDay, setIsNoDay] = useState(false);
  const days = isDay(value) ? daysBetween(today, value) : undefined;
  const shown: JobProblem | undefined = isNoDay ? 'no-day' : days !== undefined && days < 0 ? 'past' : problem;

  function hint(): string | undefined {
    if (days === undefined) return undefined;
    const weekday = dateFormats.weekday(middayOf(value));
    const { dayHint } = text;
    if (days < 0) return fillSentence(dayHint.past, { weekday });
    if (days < 2) return fillSentence(days === 0 ? dayHint.today : dayHint.tomorrow, { weekday });
    return counted(dayHint.inDays, days, { weekday });
  }

  return (
    <Field label={text.fields.closingDate} hint={hint()} error={shown ? text.problems[shown] : fault}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="input"
          value={isDay(value) ? value : ''}
          min={today}
          max="2999-12-31"
          disabled={isDisabled}
          onChange={({ target }) => {
            setIsNoDay(target.validity.badInput);
            onChange(target.value);
          }}
          onBlur={({ target }) => setIsNoDay(target.validity.badInput)}
        />
      )}
    </Field>
  );
}
