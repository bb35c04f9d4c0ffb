import { localeFormats } from '#content/locales';
import { fillPlaceholders } from '#contract/fill-placeholders';
import type { Today } from '#contract/office/today';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';
import { Legend } from '../../parts/chart-tones.tsx';
import { useMoments } from '../../parts/moments.ts';
import { WeekBars } from '../../parts/week-bars.tsx';
import styles from './side.module.css';

const kinds = [
  { kind: 'quote', name: 'quotes' },
  { kind: 'application', name: 'applications' },
  { kind: 'review', name: 'reviews' },
] as const;

/** What came in per week; kinds that the reader may not see are not there. */
export function Arrivals({ weeks }: Pick<Today, 'weeks'>) {
  const { arrivals, numerals, legend } = useText('today');
  const locale = useLocale();
  const counted = useCounted();
  const moments = useMoments();
  const [oldest] = weeks;
  const newest = weeks.at(-1);
  if (!oldest || !newest) return null;

  const seen = kinds.filter(({ name }) => oldest[name] !== undefined);
  const bars = weeks.map((week) => ({ from: week.from, parts: seen.map(({ kind, name }) => ({ kind, count: week[name] ?? 0 })) }));
  const totals = bars.map(({ parts }) => parts.reduce((sum, { count }) => sum + count, 0));
  const count = totals.at(-1) ?? 0;
  const from = moments.day(oldest.from);
  const list = new Intl.ListFormat(localeFormats[locale].format);
  const label = fillPlaceholders(arrivals.label, {
    ...{ from, count, least: Math.min(...totals), most: Math.max(...totals) },
    kinds: list.format(seen.map(({ kind, name }) => counted(legend[kind], newest[name] ?? 0))),
  });
  if (seen.length === 0) return null;

  return (
    <section className={styles.chart}>
      <div className={styles.heading}>
        <h2>{arrivals.title}</h2>
        <small>{counted(arrivals.per, weeks.length, { written: numerals[weeks.length] ?? weeks.length })}</small>
      </div>
      {totals.every((total) => total === 0) ? (
        <p className={styles.note}>{fillPlaceholders(arrivals.none, { from })}</p>
      ) : (
        <>
          <WeekBars weeks={bars} label={label} first={from} last={fillPlaceholders(arrivals.thisWeek, { count })} />
          <Legend className={styles.legend} entries={seen.map(({ kind, name }) => ({ kind, label: arrivals.kinds[name] }))} />
        </>
      )}
    </section>
  );
}
