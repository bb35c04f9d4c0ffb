import styles from './risk.module.css';

/** These of the ten doors are open. */
const open = [1, 4, 5, 8];

/** A street of ten doors, six of them shut. */
export function DoorsDrawing({ alt }: { alt: string }) {
  return (
    <svg viewBox="-6 12 452 102" role="img" aria-label={alt}>
      {Array.from({ length: 10 }, (_, door) => {
        const x = 4 + door * 44;
        const arch = `M${x} 96V34a16 16 0 0 1 32 0v62z`;
        return open.includes(door) ? (
          <g key={x}>
            <path className={styles.gold} d={arch} />
            <path className={styles.doorLight} d={`M${x} 98h32l8 14h-48z`} />
          </g>
        ) : (
          <path key={x} className={styles.shut} d={`${arch}M${x} 50h32M${x} 62h32M${x} 74h32M${x} 86h32`} />
        );
      })}
    </svg>
  );
}

/** Fifty by ten doors. */
export function ShutDoorsDrawing({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 1250 300" role="img" aria-label={alt}>
      <pattern id="shut-door" width="25" height="30" patternUnits="userSpaceOnUse">
        <path className={styles.locked} d="M4 28V11.5a8.5 8.5 0 0 1 17 0V28z" />
        <circle className="fill-brand-light" cx="17" cy="19" r="1.5" />
      </pattern>
      <rect width="1250" height="300" fill="url(#shut-door)" />
    </svg>
  );
}
