import { palette } from '#brand/colours';
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
const arabicWidth = 71;
/** The stroke that lengthens the join of two Arabic letters. */
const kashida = { letter: 'ـ', width: 20 };
const otherWidth = 70;
const tracking = -5;

/** A short name is not drawn larger than one of this width, in hundredths of the type size. */
const minWidth = 365;
/** Space above and below the baseline, and beside the first letter, in hundredths of the type size. */
const ascent = { latin: 79, accented: 99, arabic: 100 };
const descent = { none: 1, latin: 26, arabic: 44 };
const bearing = { left: 4.5, arabicRight: 10 };

const isArabic = /\p{Script=Arabic}/u;
/** A name up to its last letter that joins the next one. */
const upToLastJoin = /^.*[بتثجحخسشصضطظعغفقكلمنهيئ](?=[\u0620-\u064a])/u;

function widthOf(letter: string): number {
  if (isArabic.test(letter)) return arabicWidth;
  // Without its accent: é is as wide as e.
  const plain = letter.normalize('NFD').charAt(0);
  return (widths.find(([, letters]) => letters.includes(plain))?.[0] ?? otherWidth) + tracking;
}

/** The name, and about how wide it is: a short Arabic one is drawn out with kashida, as signs are, instead of being drawn larger. */
function lettersOf(name: string): { letters: string; width: number } {
  const width = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const missing = upToLastJoin.test(name) ? Math.max(0, Math.round((minWidth - width) / kashida.width)) : 0;
  return { letters: name.replace(upToLastJoin, (start) => start + kashida.letter.repeat(missing)), width: width + missing * kashida.width };
}

/**
 * The company's name across the page. Style sheets can't fit text to a box, so it is an SVG, whose `textLength` sets the name to the width of its
 * canvas: the estimated width decides on the type size alone, and nothing is cut off however wrong it is.
 */
export function Wordmark({ name, className }: { name: string; className?: string | undefined }) {
  const arabic = isArabic.test(name);
  const { letters, width } = lettersOf(name);
  const accented = /\p{Lu}\p{M}/u.test(name.normalize('NFD'));
  const baseline = ascent[arabic ? 'arabic' : accented ? 'accented' : 'latin'];
  const below = descent[arabic ? 'arabic' : /[gjpqyQ,;()@]/.test(name) ? 'latin' : 'none'];
  return (
    <svg
      className={className}
      viewBox={`${bearing.left} 0 ${Math.max(minWidth, width) - (arabic ? bearing.arabicRight : 0)} ${baseline + below}`}
      aria-hidden="true"
    >
      <linearGradient id="wordmark" gradientUnits="userSpaceOnUse" x2="0" y2={arabic ? baseline + below : baseline}>
        <stop stopColor={palette['brand-dark']} />
        {/* Not transparent: letters overlap. */}
        <stop className={styles.end} offset=".88" />
      </linearGradient>
      <text
        className={styles.name}
        lang={arabic ? 'ar' : undefined}
        // In either direction the name begins at the left edge of the canvas.
        direction="ltr"
        y={baseline}
        fontSize="100"
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        fill="url(#wordmark)"
      >
        {letters}
      </text>
    </svg>
  );
}
