import sharp, { type OverlayOptions } from 'sharp';
import { brand, brands } from '#brand';
import { palette } from '#brand/colours';
import { directionOf, type Locale } from '#contract/locales';
import { shareSize } from '#contract/share-size';
import type { ShareText } from '../metadata/share-text.ts';
import { pictureIn } from '../pictures/picture-in.ts';
import { drawHeadline } from './draw-headline.ts';
import { drawPicture } from './draw-picture.ts';
import { type DrawnText, drawText, type Lettering } from './lettering.ts';
import { canvas, type Pixels, pixelsOf } from './pixels.ts';
import type { Scene } from './scene.ts';

/** A chat on a slow line still fetches this much. */
const maxBytes = 80_000;

/** Pixels; `start` from the edge where the language begins to read. */
const column = { start: 64, width: 640, subjectBaseline: 557, headlineBaseline: 490 };
const nameAt = { start: 134, middle: 86, width: 560, size: 40 };
const markAt = { start: 64, top: 62, width: 50 };

interface Colours {
  ground: string;
  text: string;
  accent: string;
}

const dark: Colours = { ground: palette['ground-950'], text: palette.paper, accent: palette.brand };
const light: Colours = { ground: palette.paper, text: palette['ground-950'], accent: palette['brand-dark'] };

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}">${content}</svg>`);

/** The mark beside the name, and a hair of light along the foot. */
function drawFrame({ accent }: Colours, markLeft: number, rightToLeft: boolean): Buffer {
  const { viewBox, path } = brand.logo;
  const stops = [palette['brand-dark'], palette.brand, palette['brand-light'], palette.brand].map(
    (colour, index) => `<stop offset="${index * 0.22}" stop-color="${colour}"/>`,
  );
  return svg(
    `<linearGradient id="l"${rightToLeft ? ' x1="1" x2="0"' : ''}>${stops.join('')}<stop offset="1" stop-color="${palette.brand}" stop-opacity="0"/></linearGradient>` +
      `<rect y="${shareSize.height - 6}" width="100%" height="6" fill="url(#l)"/>` +
      `<svg x="${markLeft}" y="${markAt.top}" width="${markAt.width}" height="${markAt.width}" viewBox="${viewBox}"><path d="${path}" fill="${accent}"/></svg>`,
  );
}

/** The mark in outline, larger than its half of the picture. */
const drawOutline = ({ accent }: Colours): Buffer =>
  svg(
    `<svg x="700" y="36" width="690" height="690" viewBox="${brand.logo.viewBox}" preserveAspectRatio="xMinYMin"><path d="${brand.logo.path}" fill="none" stroke="${accent}" stroke-width="0.09" opacity="0.75"/></svg>`,
  );

/** Draws what stands behind the text, with the empty side where the language begins to read. */
async function drawGround(scene: Scene, colours: Colours, locale: Locale): Promise<Pixels> {
  const rightToLeft = directionOf(locale) === 'rtl';
  const picture: OverlayOptions[] = scene.picture
    ? await drawPicture(pictureIn(scene.picture, locale), { width: scene.width, flopped: rightToLeft && !scene.mirrors })
    : [{ input: drawOutline(colours), left: 0, top: 0 }];
  const ground = await pixelsOf(sharp({ create: { ...shareSize, channels: 3, background: colours.ground } }).composite(picture));
  return rightToLeft ? pixelsOf(canvas(ground).flop()) : ground;
}

/** A line of text, smaller when it is too long. */
async function drawLine(text: string, colour: string, lettering: Lettering, width: number): Promise<DrawnText> {
  const line = await drawText([{ text, colour }], lettering);
  if (line.width <= width) return line;
  return drawText([{ text, colour }], { ...lettering, size: Math.floor((lettering.size * width) / line.width) });
}

/** A JPEG that is small enough. Sharing sites do not reliably support AVIF or WebP. */
async function encode(picture: Pixels): Promise<Buffer> {
  for (const quality of [84, 76, 68, 60]) {
    const encoded = await canvas(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (encoded.length <= maxBytes) return encoded;
  }
  throw new Error(`A sharing picture does not fit into ${maxBytes} bytes`);
}

/** The picture that chats and social networks show beside a link: a page's subject, its headline and the company's name, as a JPEG. */
export async function drawSharePicture(text: ShareText, scene: Scene, locale: Locale): Promise<Buffer> {
  const rightToLeft = directionOf(locale) === 'rtl';
  const colours = scene.light ? light : dark;
  /** The left edge of something, from its distance to the edge where the language begins to read. */
  const leftOf = (start: number, width: number) => (rightToLeft ? shareSize.width - start - width : start);
  const ground = await drawGround(scene, colours, locale);
  const name = await drawLine(brands[locale].name, colours.text, { face: 'display', size: nameAt.size, tracking: -0.02 }, nameAt.width);
  const headline = await drawHeadline(text.headline, scene.light === true);
  const subject = await drawLine(text.subject, colours.accent, { face: 'strong', size: 31 }, column.width);
  const picture = await pixelsOf(
    canvas(ground).composite([
      { input: drawFrame(colours, leftOf(markAt.start, markAt.width), rightToLeft), left: 0, top: 0 },
      { ...name.image, left: leftOf(nameAt.start, name.width), top: Math.round(nameAt.middle - name.height / 2) },
      {
        ...headline.image,
        left: leftOf(column.start, headline.width),
        top: column.headlineBaseline + headline.descent - headline.height,
      },
      { ...subject.image, left: leftOf(column.start, subject.width), top: column.subjectBaseline + subject.descent - subject.height },
    ]),
  );
  return encode(picture);
}
