import styles from './wordmark.module.css';

/** Letters by their width in the bold display face, in hundredths of the type size. */
const widths: [hundredths: number, letters: string][] = [
  [20, "!',.:;"],
  [30, ' ()/I[\\]`ijl|'],
  [40, '"*-1frt{}'],
  [50, '+<=>?Jsz~'],
  [60, '$23456789FLST^_acegkovxy'],
  [70, '#&0BCEGKPRVXYZbdhnpqu'],
  [80, 'ADHNOQU'],
  [90, '@Mw'],
  [100, '%m'],
  [110, 'W'],
];
const arabicWidth = 62;
const otherWidth = 70;
const tracking = -5;

/** A short name is not drawn larger than one of this width, in hundredths of the type size. */
const minWidth = 365;
/** Space above and below the baseline, and beside the first letter, in hundredths of the type size. */
const ascent = { latin: 79, accented: 99, arabic: 100 };
const descent = { none: 1, latin: 26, arabic: 44 };
const bearing = 4.5;

const isArabic = /\p{Script=Arabic}/u;

function widthOf(letter: string): number {
  if (isArabic.test(letter)) return arabicWidth;
  // Without its accent: é is as wide as e.
  const plain = letter.normalize('NFD').charAt(0);
  return (widths.find(([, letters]) => letters.includes(plain))?.[0] ?? otherWidth) + tracking;
}

/**
 * The company's name across the page. Style sheets can't fit text to a box, so it is an SVG, whose `textLength` sets the name to the width of its
 * canvas: the estimated width decides on the type size alone, and nothing is cut off however wrong it is.
 */
export function Wordmark({ name, className }: { name: string; className?: string | undefined }) {
  const arabic = isArabic.test(name);
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const accented = /\p{Lu}\p{M}/u.test(name.normalize('NFD'));
  const baseline = ascent[arabic ? 'arabic' : accented ? 'accented' : 'latin'];
  const below = descent[arabic ? 'arabic' : /[gjpqyQ,;()@]/.test(name) ? 'latin' : 'none'];
  return (
    <svg className={className} viewBox={`${bearing} 0 ${Math.max(minWidth, width)} ${baseline + below}`} aria-hidden="true">
      <linearGradient id="wordmark" gradientUnits="userSpaceOnUse" x2="0" y2={baseline}>
        <stop stopColor="var(--brown)" />
        {/* Not transparent: letters overlap. */}
        <stop offset=".88" stopColor="color-mix(in srgb, var(--brown) 16%, var(--bg))" />
      </linearGradient>
      <text
        className={styles.name}
        lang={arabic ? 'ar' : undefined}
        y={baseline}
        fontSize="100"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fill="url(#wordmark)"
      >
        {name}
      </text>
    </svg>
  );
}
