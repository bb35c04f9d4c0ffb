import { TriangleAlert } from 'lucide-react';
import { aimHours as configuredAim } from '#contract/office/quote-states';
import { fillSentence } from '#contract/text/fill-sentence';
import { classNames } from '#ui/class-names.ts';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { useSharedSettings } from '../../data/company/shared-settings.ts';
import { type Figure, figuresOf } from './duration.ts';
import { useNow } from './use-now.ts';
import styles from './waiting-time.module.css';

const hourMs = 3_600_000;

/** Whether somebody has waited longer than the company's aim, since a moment (ISO 8601). */
export function useIsLate(): (since: string) => boolean {
  const { data } = useSharedSettings();
  const now = useNow();
  const aimMs = (data?.aimHours ?? configuredAim) * hourMs;
  return (since) => now - Date.parse(since) > aimMs;
}

/**
 * Returns a function that says how long ago a moment (ISO 8601) was, in few words: 3 d 2 h.
 *
 * @param isAlone it stands for itself, not after a word that governs it
 */
export function useDuration(isAlone = false): (since: string) => string {
  const { ago } = useText('parts');
  const counted = useCounted();
  const now = useNow();
  const words = ({ unit, count }: Figure) => counted((isAlone ? ago.alone : ago)[unit], count);
  return (since) => {
    const [first, second] = figuresOf(now - Date.parse(since));
    if (!first) return ago.now;
    return second ? fillSentence(ago.daysAndHours, { days: words(first), hours: words(second) }) : words(first);
  };
}

interface WaitingTimeProps {
  /** ISO 8601. */
  since: string;
  /** Whether the aim counts: for what waits for us. */
  hasAim: boolean;
  className?: string | undefined;
}

/** Says how long somebody has waited; past the aim with a triangle, and words for those who hear it. */
export function WaitingTime({ since, hasAim, className }: WaitingTimeProps) {
  const { waitsLong } = useText('parts');
  const duration = useDuration(true);
  const isLate = useIsLate();
  const late = hasAim && isLate(since);
  return (
    <span className={classNames(late && 'late', className)}>
      {late && <TriangleAlert className="icon" aria-hidden />}
      <span>{duration(since)}</span>
      {late && <span className="visually-hidden">, {waitsLong}</span>}
    </span>
  );
}

/** The same in large numerals. */
export function LargeWaitingTime({ since }: { since: string }) {
  const { ago } = useText('parts');
  const counted = useCounted();
  const figures = figuresOf(useNow() - Date.parse(since));
  return (
    <p className={`flex items-baseline justify-end gap-2 whitespace-nowrap ${styles.large}`}>
      {figures.length === 0 && <small className="text-quiet text-xs">{ago.now}</small>}
      {figures.map(({ unit, count }) => (
        <span key={unit}>
          <span className="figure">{count}</span>
          <small className="text-quiet text-xs">{counted(ago.units[unit], count)}</small>
        </span>
      ))}
    </p>
  );
}
