import styles from './stage-meter.module.css';

interface StageMeterProps {
  /** Steps that are climbed; the words beside it say the same. */
  steps: number;
  of: number;
  /** `struck`: lost. `flat`: set aside. */
  variant?: 'rising' | 'struck' | 'flat';
  size?: 'normal' | 'large';
}

/** Units of the drawing: a step's width, the gap beside it, and the height of the highest. */
const width = 4;
const gap = 1;
const height = 12;

/**
 * Shows how far something has come, as steps: three steps for a quote, five for a rating, as many as a new Office needs. It stands beside its
 * word, never instead of it.
 */
export function StageMeter({ steps, of, variant = 'rising', size = 'normal' }: StageMeterProps) {
  const total = of * width + (of - 1) * gap;
  return (
    <svg
      className={`flex-none ${styles.meter}`}
      data-size={size}
      viewBox={`0 0 ${total} ${height}`}
      width={total}
      height={height}
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, index) => {
        const rise = variant === 'flat' ? 1 : ((index + 1) / of) * height;
        const isReached = variant === 'flat' || index < steps;
        const inset = isReached ? 0 : 0.5;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={index}
            className={isReached ? styles.reached : styles.open}
            x={index * (width + gap) + inset}
            y={height - rise + inset}
            width={width - 2 * inset}
            height={rise - 2 * inset}
          />
        );
      })}
      {variant === 'struck' && <path className={`fill-none ${styles.strike}`} d={`M0 1.5 L${total} ${height - 1}`} />}
    </svg>
  );
}
