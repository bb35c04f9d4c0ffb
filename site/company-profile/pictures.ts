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

/**
 * A picture of the site, cut to its place on a page around its focal point, as a JPEG: PDF knows neither AVIF nor WebP.
 *
 * @param flopped turned round after it is cut, for a page that is read from right to left
 */
export async function cutPicture({ name, width, height, zoom = 1, quality = 68 }: Crop, flopped: boolean): Promise<Buffer> {
  const { focal, widths, ...full } = manifest[name];
  const file = join(process.cwd(), 'site/pictures', name, `${widths.at(-1)}.avif`);
  const scale = Math.min(full.width / width, full.height / height) / zoom;
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const start = (share: number, whole: number, taken: number) =>
    Math.round(Math.min(Math.max((share / 100) * whole - taken / 2, 0), whole - taken));
  return sharp(file)
    .extract({ ...part, left: start(focal.x, full.width, part.width), top: start(focal.y, full.height, part.height) })
    .resize({ width: Math.round(Math.min(width * density, part.width * 1.5)) })
    .flop(flopped)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
