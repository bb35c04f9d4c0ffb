import { localeFormats } from '#content/locales';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { type WeekDay, weekDays } from '#contract/time/week';
import { useLocale, useText } from '../../content/use-text.ts';
import styles from './hours-setting.module.css';
import { Setting, useControl } from './setting.tsx';
import type { TypedHours } from './settings-form.ts';
import { useSettings } from './use-settings-form.ts';
import { dayName } from './value-text.ts';

const hourMs = 3_600_000;

/** Pixels of the drawing: of the names of the days, of the hours, and of a day. */
const chart = { names: 64, width: 560, head: 20, row: 24 };

/** Days and times of the week, drawn above the fields that set them. */
export function HoursSetting() {
  const text = useText('company');
  const { format } = localeFormats[useLocale()];
  const { shown, type, company } = useSettings();
  const control = useControl('openingHours');
  const typed = shown('openingHours') as TypedHours;
  const start = weekDays.indexOf(company.weekStartsOn);
  const week = [...weekDays.slice(start), ...weekDays.slice(0, start)];
  const set = (changed: Partial<TypedHours>) => type('openingHours', { ...typed, ...changed });
  const toggle = (day: WeekDay) => set({ workingDays: weekDays.filter((known) => (known === day) !== typed.workingDays.includes(known)) });

  return (
    <Setting field="openingHours">
      <Week week={week} hours={typed} />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="visually-hidden">{text.days}</legend>
        {week.map((day, index) => (
          <label
            key={day}
            className={`grid place-items-center border-hair rounded-full text-quiet font-550 text-xs cursor-pointer ${styles.day}`}
          >
            <input
              type="checkbox"
              className="visually-hidden"
              {...(index === 0 && { ...control, id: 'company-openingHours' })}
              checked={typed.workingDays.includes(day)}
              onChange={() => toggle(day)}
            />
            {dayName(day, format)}
          </label>
        ))}
      </fieldset>
      <div className={`grid gap-4 ${styles.times}`}>
        {(['opens', 'closes'] as const).map((end) => (
          <label key={end} className="grid gap-1">
            <span className="text-quiet text-2xs">{text[end]}</span>
            <input type="time" {...control} className="input" value={typed[end]} onChange={({ target }) => set({ [end]: target.value })} />
          </label>
        ))}
      </div>
    </Setting>
  );
}

/** The week as bars between the hours before opening and after closing. */
function Week({ week, hours }: { week: readonly WeekDay[]; hours: TypedHours }) {
  const text = useText('company');
  const { format } = localeFormats[useLocale()];
  const { workingDays, opens, closes } = hours;
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const first = Math.max(0, Math.floor(from / 60) - 1);
  const last = Math.min(24, Math.ceil(to / 60) + 1);
  const x = (minutes: number) => chart.names + ((minutes / 60 - first) / Math.max(last - first, 1)) * (chart.width - chart.names - 20);
  const step = last - first > 12 ? 4 : 2;
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((hour) => hour % step === 0);
  const names = week.filter((day) => workingDays.includes(day)).map((day) => dayName(day, format));
  const label = fillPlaceholders(text.week, { days: names.join(', '), opens, closes });
  const bottom = chart.head + week.length * chart.row;
  return (
    <svg className={`w-full h-auto ${styles.chart}`} viewBox={`0 0 ${chart.width} ${bottom + 4}`} role="img" aria-label={label}>
      {marks.map((hour) => (
        <g key={hour}>
          <text className={styles.hour} x={x(hour * 60)} y="12">
            {new Date(hour * hourMs).toISOString().slice(11, 16)}
          </text>
          <path className={styles.axis} d={`M${x(hour * 60)} ${chart.head}V${bottom}`} />
        </g>
      ))}
      {week.map((day, row) => {
        const y = chart.head + row * chart.row;
        const isOpen = workingDays.includes(day);
        return (
          <g key={day}>
            <text className={`fill-heading ${styles.name}`} x="0" y={y + 16}>
              {dayName(day, format)}
            </text>
            {to > from && (
              <rect className={isOpen ? styles.open : styles.closed} x={x(from)} y={y + 4} width={x(to) - x(from)} height="16" rx="4" />
            )}
            {!isOpen && to > from && (
              <text className={styles.closedText} x={x(from) + 10} y={y + 16}>
                {text.closed}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Minutes since midnight; 0 for a time that is being typed. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Number.isNaN(hours + minutes) ? 0 : hours * 60 + minutes;
};
