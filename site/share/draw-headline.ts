import sharp from 'sharp';
import { palette } from '#brand/colours';
import type { ShareText } from '../metadata/share-text.ts';
import { type DrawnText, drawText } from './lettering.ts';
import { canvas, pixelsOf } from './pixels.ts';

/** Pixels. */
const box = { width: 640, height: 310 };
const sizes = { largest: 94, smallest: 40 };
const type = { face: 'display', tracking: -0.03 } as const;
/** Arabic letters have dots above and tails below. */
const lineHeights = { arabic: 1.06, other: 0.86 };
const isArabic = /\p{Script=Arabic}/u;

type Headline = ShareText['headline'];
type Draw = (size: number, width: number) => Promise<DrawnText>;

/** The colours of the three parts of a headline. */
const drawParts =
  (headline: Headline, colours: Record<keyof Headline, string>): Draw =>
  (size, width) => {
    const runs = (['before', 'highlight', 'after'] as const).map((part) => ({ text: headline[part], colour: colours[part] }));
    return drawText(
      runs.filter(({ text }) => text !== ''),
      { ...type, lineHeight: isArabic.test(headline.highlight + headline.before) ? lineHeights.arabic : lineHeights.other, size, width },
    );
  };

/** The largest type that fits into the box, and the narrowest column in which it needs no further line: lines of about equal length. */
async function fit(draw: Draw): Promise<{ size: number; width: number }> {
  const size = await largestOf(sizes, async (candidate) => {
    const { width, height } = await draw(candidate, box.width);
    return width <= box.width && height <= box.height;
  });
  const { height } = await draw(size, box.width);
  // Counted from the right, because the largest number is looked for.
  const spare = await largestOf({ smallest: 0, largest: box.width * 0.7 }, async (candidate) => {
    const narrower = await draw(size, box.width - candidate);
    return narrower.width <= box.width - candidate && narrower.height < height + size / 2;
  });
  return { size, width: box.width - spare };
}

/** The largest whole number that fits, or the smallest of all when none does; each smaller one than one that fits has to fit too. */
async function largestOf({ smallest, largest }: typeof sizes, fits: (candidate: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [smallest, Math.floor(largest)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param light dark text on a light ground, whose highlighted part has one colour instead of a gradient */
export async function drawHeadline(headline: Headline, light: boolean): Promise<DrawnText> {
  const text = light ? palette['ground-950'] : palette.paper;
  const whole = drawParts(headline, { before: text, highlight: light ? palette['brand-dark'] : palette.brand, after: text });
  const { size, width } = await fit(whole);
  if (light || headline.highlight === '') return whole(size, width);

  const plain = await drawParts(headline, { before: text, highlight: 'transparent', after: text })(size, width);
  const highlight = await drawParts(headline, { before: 'transparent', highlight: text, after: 'transparent' })(size, width);
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${plain.width}" height="${plain.height}"><linearGradient id="g" y2="1"><stop stop-color="${palette['brand-light']}"/><stop offset=".6" stop-color="${palette.brand}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const painted = await pixelsOf(sharp(Buffer.from(gradient)).composite([{ ...highlight.image, blend: 'dest-in' }]));
  return { ...plain, image: await pixelsOf(canvas(plain.image).composite([painted])) };
}
