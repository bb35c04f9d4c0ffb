import { join } from 'node:path';
import sharp from 'sharp';
import manifest from '../pictures/manifest.json' with { type: 'json' };

export type ProfilePicture = keyof typeof manifest;

/** Pixels per point of paper: 180 to the inch, enough for a screen and an office printer. */
const density = 180 / 72;

export interface Crop {
  name: ProfilePicture;
  /** Points on the page. */
  width: number;
  height: number;
  /** How much larger than needed the picture is drawn before it is cropped around its focal point. */
  zoom?: number;
  quality?: number;
}

/** How much larger than it is a picture without enough pixels is drawn. */
const maxEnlargement = 1.5;

/**
 * A picture of the site, cut to its place on a page around its focal point, as a JPEG: PDF knows neither AVIF nor WebP.
 *
 * @param flopped turned round after it is cut, for a page that is read from right to left
 */
export async function cutPicture({ name, width, height, zoom = 1, quality = 68 }: Crop, flopped: boolean): Promise<Buffer> {
  const { focal, widths, ...full } = manifest[name];
  /** The part of the whole picture's width that the page shows. */
  const share = Math.min(full.width / width, full.height / height) / zoom / (full.width / width);
  const drawnWidth = Math.round(Math.min(width * density, full.width * share * maxEnlargement));
  // Most of the time goes into reading: the smallest file with enough pixels does.
  const fileWidth = widths.find((candidate) => candidate * share >= drawnWidth) ?? full.width;
  const file = { width: fileWidth, height: Math.floor((full.height * fileWidth) / full.width) };
  const part = { width: Math.round(fileWidth * share), height: Math.min(Math.round((fileWidth * share * height) / width), file.height) };
  const start = (focus: number, whole: number, taken: number) =>
    Math.round(Math.min(Math.max((focus / 100) * whole - taken / 2, 0), whole - taken));
  return sharp(join(process.cwd(), 'site/pictures', name, `${file.width}.avif`))
    .extract({ ...part, left: start(focal.x, file.width, part.width), top: start(focal.y, file.height, part.height) })
    .resize({ width: drawnWidth })
    .flop(flopped)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
