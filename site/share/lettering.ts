import { join } from 'node:path';
import sharp from 'sharp';
import { escapeHtml } from '#contract/text/escape-html';
import { type Pixels, pixelsOf } from './pixels.ts';

/** Instances of the site's typefaces, which the build makes (tools/font-subsets.ts). A text falls back to the others for what its own lacks. */
const faces = {
  display: { family: 'Alexandria', files: ['alexandria-latin-400.ttf', 'alexandria-arabic-400.ttf'] },
  // An instance keeps the family name of the variable typeface, which is that of its thinnest weight.
  strong: { family: 'Manrope ExtraLight,Noto Sans Arabic', files: ['manrope-latin-600.ttf', 'noto-sans-arabic-arabic-600.ttf'] },
} as const;
type Face = keyof typeof faces;

const pathOf = (file: string) => join(process.cwd(), 'ui/styles/font-subsets', file);

export interface TextRun {
  text: string;
  /** `#rrggbb`, or `transparent` for letters that only keep their place. */
  colour: string;
}

export interface Lettering {
  face: Face;
  /** Pixels. */
  size: number;
  /** Lines break at this width, in pixels; without it the text is one line. */
  width?: number | undefined;
  /** Share of the size by which letters move apart. */
  tracking?: number;
  /** Share of the typeface's own distance of lines. */
  lineHeight?: number;
}

export interface DrawnText {
  /** As large as the ink. */
  image: Pixels;
  /** Pixels. */
  width: number;
  height: number;
  /** The ink reaches this far below the baseline of its last line. */
  descent: number;
}

const isArabic = /\p{Script=Arabic}/u;
/** Letters that reach below the baseline. */
const descending = /[gjpqyQ,;()@]|\p{Script=Arabic}/u;

let loading: Promise<void> | undefined;

/** The text renderer knows a font file once it has drawn with it. */
async function loadFonts(): Promise<void> {
  for (const { family, files } of Object.values(faces))
    for (const file of files) await sharp({ text: { text: '.', font: `${family}, 10`, fontfile: pathOf(file) } }).toBuffer();
}

/** Text as a picture: shaped and ordered for its script, Latin or Arabic. */
export async function drawText(runs: readonly TextRun[], lettering: Lettering): Promise<DrawnText> {
  loading ??= loadFonts();
  await loading;
  const { face, size, width, tracking = 0, lineHeight = 1 } = lettering;
  const { family, files } = faces[face];
  const line = runs
    .map((run) => run.text)
    .join('')
    .trimEnd();
  const spans = runs.map(({ text, colour }) => {
    const paint = colour === 'transparent' ? 'alpha="1"' : `foreground="${colour}"`;
    return `<span ${paint}>${escapeHtml(text)}</span>`;
  });
  // Pango counts letter spacing in 1024ths of a point, and a point is a pixel at 72 dpi. Arabic letters are joined.
  const spacing = isArabic.test(line) ? 0 : Math.round(tracking * size * 1024);
  const markup = `<span letter_spacing="${spacing}" line_height="${lineHeight}">${spans.join('')}</span>`;
  const text = { text: markup, font: `${family}, ${size}`, fontfile: pathOf(files[0]), rgba: true, dpi: 72 };
  const image = await pixelsOf(sharp({ text: { ...text, ...(width !== undefined && { width, wrap: 'word' as const }) } }));
  const lowest = width === undefined ? line : (line.split(' ').at(-1) ?? '');
  const descent = descending.test(lowest) ? Math.round(0.21 * size) : 0;
  return { image, width: image.raw.width, height: image.raw.height, descent };
}
