import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { hoursTexts } from '#content/hours-texts';
import { exceptionLimits } from '#contract/hours/hours-schemas';
import { datesInWords } from '#contract/hours/hours-words';
import type { OfficeHours } from '#contract/hours/office-hours';
import type { WeekHours } from '#contract/hours/week-hours';
import { useLocale, useText } from '../../content/use-text.ts';
import { Menu, MenuItem } from '../../parts/buttons/menu.tsx';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { ExceptionCard } from './exception-card.tsx';
import { nextHolidays } from './holidays.ts';
import { type ExceptionForm, type Problems, problemsIn } from './hours-form.ts';

interface ExceptionsSectionProps {
  exceptions: readonly ExceptionForm[];
  /** The hours that one begins with. */
  week: WeekHours;
  hours: OfficeHours;
  problems: Problems;
  onChange(exceptions: ExceptionForm[]): void;
}

/** Days with other hours. */
export function ExceptionsSection({ exceptions, week, hours, problems, onChange }: ExceptionsSectionProps) {
  const text = useText('hours');
  const texts = hoursTexts[useLocale()];
  const { today } = useDateFormats();
  const list = useRef<HTMLUListElement>(null);
  const offered = nextHolidays(today()).filter(({ from, to }) => exceptions.every((one) => one.to < from || to < one.from));

  /** After the change is drawn: the first field of the exception at this place, or what adds one. */
  const focus = (index: number) =>
    setTimeout(() => {
      const card = list.current?.children[index];
      const field = card?.querySelector<HTMLElement>('input') ?? list.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
      card?.scrollIntoView({ block: 'nearest' });
      field?.focus({ preventScroll: card !== undefined });
    }, 50);
  const add = (exception: ExceptionForm) => {
    onChange([...exceptions, exception]);
    focus(exceptions.length);
  };

  return (
    <section className="grid gap-3.5 content-start" aria-labelledby="hours-exceptions">
      <div>
        <h2 id="hours-exceptions">{text.exceptions.title}</h2>
        <p className="text-quiet">{text.exceptions.text}</p>
      </div>
      <ul ref={list} className="grid gap-3.5 list-none">
        {exceptions.map((exception, index) => (
          <ExceptionCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of an exception is its identity
            key={index}
            exception={exception}
            usual={week}
            startsOn={hours.weekStartsOn}
            problems={problemsIn(problems, String(index))}
            onChange={(changed) => onChange(exceptions.map((one, at) => (at === index ? { ...one, ...changed } : one)))}
            onRemove={() => {
              onChange(exceptions.filter((_, at) => at !== index));
              focus(exceptions.length);
            }}
          />
        ))}
      </ul>
      {exceptions.length < exceptionLimits.count && (
        <div>
          <Menu
            variant="button"
            trigger={
              <>
                <Plus className="icon" aria-hidden />
                {text.exceptions.add}
              </>
            }
          >
            {offered.map(({ name, from, to }) => (
              <MenuItem
                key={name}
                label={text.holidayNames[name]}
                detail={`${datesInWords({ from, to }, texts)} ${to.slice(0, 4)}`}
                onSelect={() => add({ from, to, name: text.holidays[name], week: name === 'ramadan' ? week : null })}
              />
            ))}
            <MenuItem label={text.exceptions.addOther} onSelect={() => add({ from: '', to: '', name: { en: '', ar: '' }, week: null })} />
          </Menu>
        </div>
      )}
    </section>
  );
}
