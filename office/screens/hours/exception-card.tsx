import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { hoursTexts } from '#content/hours-texts';
import { coveredDays, dayLater, isInForce, noticeDays, shownExceptions } from '#contract/hours/hours-exceptions';
import { exceptionLimits } from '#contract/hours/hours-schemas';
import { exceptionInWords, rowFrom } from '#contract/hours/hours-words';
import type { WeekHours } from '#contract/hours/week-hours';
import type { Locale } from '#contract/locales';
import { fillSentence } from '#contract/text/fill-sentence';
import type { WeekDay } from '#contract/time/week';
import { useLocale, useText } from '../../content/use-text.ts';
import { IconButton } from '../../parts/buttons/button.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import { Switch } from '../../parts/fields/switch.tsx';
import { sentPair } from '../../parts/texts/sent-pair.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { middayOf } from '../../parts/times/days.ts';
import styles from './hours.module.css';
import { type ExceptionForm, isWritten, type Problems, problemsIn } from './hours-form.ts';
import { PairField } from './pair-field.tsx';
import { PublicWords } from './public-words.tsx';
import { usualInterval } from './usual-interval.ts';
import { WeekFields } from './week-fields.tsx';

interface ExceptionCardProps {
  exception: ExceptionForm;
  /** The hours of an ordinary week, with which one begins that is not closed. */
  usual: WeekHours;
  startsOn: WeekDay;
  problems: Problems;
  onChange(changed: Partial<ExceptionForm>): void;
  onRemove(): void;
}

/** Days with other hours, as they are written. */
export function ExceptionCard({ exception, usual, startsOn, problems, onChange, onRemove }: ExceptionCardProps) {
  const text = useText('hours');
  const locale = useLocale();
  const id = useId();
  const { from, to, name, week } = exception;
  const covered = coveredDays(from, to);
  const { en: written } = sentPair(name);
  const title = name[locale].trim() || written || text.exceptions.unnamed;
  const wordsIn = (language: Locale) =>
    exceptionInWords({ ...exception, name: name[language].trim() || written }, startsOn, hoursTexts[language]);
  const isWhole = covered.length > 0 && written !== '' && isWritten(week);
  return (
    <li className={`grid gap-3.5 border-hair rounded-3 ${styles.card}`} aria-labelledby={id}>
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 id={id} className="truncate" dir="auto">
            {title}
          </h3>
          <Status from={from} to={to} />
        </div>
        <IconButton icon={Trash2} label={fillSentence(text.exceptions.remove, { name: title })} onClick={onRemove} />
      </div>
      <PairField
        label={text.exceptions.name}
        value={name}
        maxLength={exceptionLimits.name}
        problems={problemsIn(problems, 'name')}
        onChange={(changed) => onChange({ name: changed })}
      />
      <div className={`grid gap-3 ${styles.dates}`}>
        <TextField
          type="date"
          label={text.exceptions.from}
          error={problems.from}
          value={from}
          onChange={(day) => onChange({ from: day, ...((to === '' || to < day) && { to: day }) })}
        />
        <TextField
          type="date"
          label={text.exceptions.to}
          min={from}
          error={problems.to}
          value={to}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      <Switch label={text.exceptions.closed} checked={week === null} onChange={(isClosed) => onChange({ week: isClosed ? null : usual })} />
      {week && covered.length > 0 && (
        <WeekFields
          week={week}
          days={rowFrom(startsOn).filter((day) => covered.includes(day))}
          usual={usualInterval(week, usual)}
          problems={problemsIn(problems, 'week')}
          onChange={(changed) => onChange({ week: changed })}
        />
      )}
      {isWhole && <PublicWords label={text.words.read} linesIn={(language) => [wordsIn(language)]} />}
    </li>
  );
}

/** Says when visitors read of it. */
function Status({ from, to }: Pick<ExceptionForm, 'from' | 'to'>) {
  const { status } = useText('hours');
  const { today, day } = useDateFormats();
  if (coveredDays(from, to).length === 0) return null;
  const now = today();
  const said = () => {
    if (to < now) return status.over;
    if (isInForce({ from, to }, now)) return fillSentence(status.now, { day: day(middayOf(to)) });
    if (shownExceptions([{ from, to }], now).length > 0) return status.soon;
    return fillSentence(status.later, { day: day(middayOf(dayLater(from, -noticeDays))) });
  };
  return <p className="text-quiet text-2xs">{said()}</p>;
}
