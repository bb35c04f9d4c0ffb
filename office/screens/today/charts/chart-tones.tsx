import type { WaitingItem } from '#contract/office/today';
import { classNames } from '#ui/class-names.ts';
import styles from './chart-tones.module.css';

export type Kind = WaitingItem['kind'];

/** The hatching of applications: tone alone would tell three kinds apart only for those who see tones well. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className={styles.hatch} d="M0 0v5" />
    </pattern>
  );
}

interface ToneProps {
  kind: Kind;
  hatch: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle in the tone of its kind. `hatch` is the id of the pattern in the same picture. */
export function Tone({ kind, hatch, ...place }: ToneProps) {
  if (kind === 'application') return <rect {...place} fill={`url(#${hatch})`} />;
  return <rect {...place} className={styles[kind]} />;
}

interface LegendProps {
  entries: readonly { kind: Kind; label: string }[];
  className?: string | undefined;
}

export function Legend({ entries, className }: LegendProps) {
  return (
    <ul className={classNames('text-quiet text-2xs flex-wrap', styles.legend, className)}>
      {entries.map(({ kind, label }) => (
        <li key={kind}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            {kind === 'application' ? (
              <path className={styles.hatch} d="M-2 8 8-2M1 14 14 1M-2 14 14-2" />
            ) : (
              <rect className={styles[kind]} width="12" height="12" />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
