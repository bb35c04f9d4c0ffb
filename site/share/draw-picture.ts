import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { palette } from '#brand/colours';
import { shareSize } from '#contract/share-size';
import pictures from '../pictures/manifest.json' with { type: 'json' };
import type { PictureName } from '../pictures/picture.tsx';
import { canvas, pixelsOf } from './pixels.ts';

/** Centre of the subject, in pixels: the text ends well before it. */
const subjectAt = { x: 900, y: 310 };
const defaultWidth = 1010;
/** Share of the picture's width over which it comes out of the ground. */
const fade = 0.34;

interface PictureOptions {
  /** Pixels; as wide as most by default. */
  width?: number | undefined;
  /** Turned round before it is drawn, which a scene for a text from right to left undoes for pictures that must not be. */
  flopped: boolean;
}

/** Size and position of a picture: its focal point is put at the centre of the subject, and it reaches the right edge. */
function placeOf(name: PictureName, wanted: number, flopped: boolean) {
  const { width, height, focal } = pictures[name];
  const focalX = flopped ? 100 - focal.x : focal.x;
  const scale = Math.max(wanted / width, shareSize.height / height);
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(Math.max(subjectAt.x - (focalX / 100) * drawn.width, shareSize.width - drawn.width));
  const top = Math.round(Math.min(0, Math.max(subjectAt.y - (focal.y / 100) * drawn.height, shareSize.height - drawn.height)));
  return { ...drawn, left, top };
}

/** A picture of the site on the right-hand side, and the dark in which the text stands, however bright the picture is. */
export async function drawPicture(name: PictureName, { width: wanted = defaultWidth, flopped }: PictureOptions): Promise<OverlayOptions[]> {
  const { width, height, left, top } = placeOf(name, wanted, flopped);
  const hidden = Math.max(0, -left);
  const shown = { width: Math.min(width - hidden, shareSize.width - Math.max(0, left)), height: shareSize.height };
  const { widths } = pictures[name];
  const step = widths.find((served) => served >= width) ?? widths.at(-1);
  const file = join(process.cwd(), 'site/pictures', name, `${step}.avif`);
  const picture = await pixelsOf(
    sharp(file)
      .resize(width, height)
      .flop(flopped)
      .extract({ left: hidden, top: -top, ...shown })
      .ensureAlpha(),
  );
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}"><linearGradient id="m" gradientUnits="userSpaceOnUse" x1="${-hidden}" x2="${fade * width - hidden}" y1="0" y2="0"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="100%" height="100%" fill="url(#m)"/></svg>`;
  const masked = await pixelsOf(canvas(picture).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]));
  return [
    { ...masked, left: Math.max(0, left), top: 0 },
    { input: Buffer.from(shade), left: 0, top: 0 },
  ];
}

const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}"><linearGradient id="s"><stop offset=".26" stop-color="${palette['ground-950']}"/><stop offset=".46" stop-color="${palette['ground-950']}" stop-opacity=".82"/><stop offset=".68" stop-color="${palette['ground-950']}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
