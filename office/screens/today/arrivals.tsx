import { localeFormats } from '#content/locales';
import type { Today } from '#contract/office/today';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { useDateFormats } from '../../parts/times/date-formats.ts';
import { Legend } from './charts/chart-tones.tsx';
import { WeekBars } from './charts/week-bars.tsx';
import styles from './side.module.css';

const kinds = [
  { kind: 'quote', name: 'quotes' },
  { kind: 'application', name: 'applications' },
  { kind: 'review', name: 'reviews' },
] as const;

/** Shows what came in per week; kinds that the reader may not see are not there. */
export function Arrivals({ weeks }: Pick<Today, 'weeks'>) {
  const { arrivals, numerals, legend } = useText('today');
  const locale = useLocale();
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const [oldest] = weeks;
  const newest = weeks.at(-1);
  if (!oldest || !newest) return null;

  // Kinds that the reader may not see are not there; those of which nothing came would be noise.
  const seen = kinds.filter(({ name }) => weeks.some((week) => (week[name] ?? 0) > 0));
  const bars = weeks.map((week) => ({ from: week.from, parts: seen.map(({ kind, name }) => ({ kind, count: week[name] ?? 0 })) }));
  const totals = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const count = totals.at(-1) ?? 0;
  const from = dateFormats.day(oldest.from);
  const list = new Intl.ListFormat(localeFormats[locale].format);
  const label = fillSentence(arrivals.label, {
    from,
    count,
    least: Math.min(...totals),
    most: Math.max(...totals),
    kinds: list.format(seen.map(({ kind, name }) => counted(legend[kind], newest[name] ?? 0))),
  });
  if (kinds.every(({ name }) => oldest[name] === undefined)) return null;

  return (
    <section className={styles.chart}>
      <div className={`flex items-baseline justify-between gap-3 ${styles.heading}`}>
        <h2 className="text-sm font-medium">{arrivals.title}</h2>
        <small className="text-quiet text-2xs">
          {counted(arrivals.per, weeks.length, { written: numerals[weeks.length] ?? weeks.length })}
        </small>
      </div>
      {seen.length === 0 ? (
        <p className="text-quiet text-2xs">{fillSentence(arrivals.none, { from })}</p>
      ) : (
        <>
          <WeekBars weeks={bars} label={label} first={from} last={fillSentence(arrivals.thisWeek, { count })} />
          <Legend className={styles.legend} entries={seen.map(({ kind, name }) => ({ kind, label: arrivals.kinds[name] }))} />
        </>
      )}
    </section>
  );
}
