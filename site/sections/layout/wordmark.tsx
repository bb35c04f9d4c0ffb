import { brand } from '#brand';
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
const arabicWidth = 58;
const otherWidth = 70;
const tracking = -5;

/** A short name is not drawn larger than one of this width, in hundredths of the type size. */
const minWidth = 365;
/** Space above the left-hand letter's foot and beside it, in hundredths of the type size. */
const ascent = { latin: 76, arabic: 100 };
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
export function Wordmark({ className }: { className?: string | undefined }) {
  const arabic = isArabic.test(brand.name);
  const width = [...brand.name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const baseline = arabic ? ascent.arabic : ascent.latin;
  const below = arabic ? descent.arabic : /[gjpqyQ,;()@]/.test(brand.name) ? descent.latin : descent.none;
  return (
    <svg className={className} viewBox={`${bearing} 0 ${Math.max(minWidth, width)} ${baseline + below}`} aria-hidden="true">
      <linearGradient id="wordmark" gradientUnits="userSpaceOnUse" x2="0" y2={baseline}>
        <stop stopColor="var(--brown)" />
        <stop offset=".88" stopColor="var(--brown)" stopOpacity=".16" />
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
        {brand.name}
      </text>
    </svg>
  );
}
