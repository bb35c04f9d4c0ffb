import { localeFormats } from '#content/locales';
import { minutesOf, type WeekHours } from '#contract/hours/week-hours';
import { type WeekDay, weekDays } from '#contract/time/week';
import { useLocale, useText } from '../../content/use-text.ts';
import { useIsPhone } from '../../parts/hooks/use-is-phone.ts';
import styles from './week-chart.module.css';

const hourMs = 3_600_000;
const dayMinutes = 24 * 60;

/** Pixels of the drawing: of the names of the days, of the hours, and of a day. It is as wide as there is room, so that its letters keep their size. */
const charts = { wide: { names: 64, width: 560, head: 20, row: 24 }, phone: { names: 56, width: 340, head: 20, row: 24 } };

/** The short name of a day in a language (BCP 47). */
function dayName(day: WeekDay, format: string): string {
  // The first of January 2024 was a Monday, the first day of ISO 8601.
  const date = new Date(Date.UTC(2024, 0, 1 + weekDays.indexOf(day)));
  return new Intl.DateTimeFormat(format, { weekday: 'short', timeZone: 'UTC' }).format(date);
}

/** Times that are whole; others are being typed. */
const spansOf = (week: WeekHours, day: WeekDay) =>
  week[day].flatMap(({ opens, closes }) => {
    if (opens === '' || closes === '') return [];
    const [from, to] = [minutesOf(opens), minutesOf(closes)];
    return [{ from, to: to > from ? to : to + dayMinutes }];
  });

/** The week as bars, from the hour before it first opens to the one after it last closes. Its words say the same. */
export function WeekChart({ week, days }: { week: WeekHours; days: readonly WeekDay[] }) {
  const text = useText('hours');
  const isPhone = useIsPhone();
  const chart = charts[isPhone ? 'phone' : 'wide'];
  const { format } = localeFormats[useLocale()];
  const spans = days.flatMap((day) => spansOf(week, day));
  const first = Math.max(0, Math.floor(Math.min(9 * 60, ...spans.map(({ from }) => from)) / 60) - 1);
  const last = Math.ceil(Math.max(17 * 60, ...spans.map(({ to }) => to)) / 60) + 1;
  const x = (minutes: number) => chart.names + ((minutes / 60 - first) / (last - first)) * (chart.width - chart.names - 20);
  const step = last - first > (isPhone ? 10 : 12) ? 4 : 2;
  const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((hour) => hour % step === 0);
  const bottom = chart.head + days.length * chart.row;
  return (
    <svg className={`w-full h-auto ${styles.chart}`} viewBox={`0 0 ${chart.width} ${bottom + 4}`} aria-hidden="true">
      {marks.map((hour) => (
        <g key={hour}>
          <text className={styles.hour} x={x(hour * 60)} y="12">
            {new Date((hour % 24) * hourMs).toISOString().slice(11, 16)}
          </text>
          <path className={styles.axis} d={`M${x(hour * 60)} ${chart.head}V${bottom}`} />
        </g>
      ))}
      {days.map((day, row) => {
        const y = chart.head + row * chart.row;
        return (
          <g key={day}>
            <text className={`fill-heading ${styles.name}`} x="0" y={y + 16}>
              {dayName(day, format)}
            </text>
            {spansOf(week, day).map(({ from, to }) => (
              <rect key={from} className={styles.open} x={x(from)} y={y + 4} width={x(to) - x(from)} height="16" rx="4" />
            ))}
            {week[day].length === 0 && (
              <text className={styles.closed} x={x((first + 1) * 60)} y={y + 16}>
                {text.closed}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
