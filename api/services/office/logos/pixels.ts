import sharp, { type Sharp } from 'sharp';
import type { Crop } from '#contract/office/pictures/logos';
import { minCropSide } from '#contract/office/pictures/logos';
import { UnfitLogo } from './logo-problem.ts';

/** A decoded picture: red, green, blue and opacity, a byte each. */
export interface Pixels {
  width: number;
  height: number;
  /** The part on which anything is drawn. */
  content: Crop;
  isOpaque: boolean;
  open(): Sharp;
}

/** Opacity up to which a pixel counts as empty, and difference of a channel up to which it counts as the ground's; of 255. */
const faint = { opacity: 8, difference: 24 };

/** Decodes a picture at `side` pixels at most. Throws UnfitLogo. */
export async function readPixels(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnfitLogo(/timeout/i.test(String(error)) ? 'tooComplex' : 'unreadable', error);
    });
  const { width, height, channels } = info;
  if (channels !== 4) throw new UnfitLogo('unreadable');
  const isOpaque = isWithoutHoles(data);
  const isDrawn = isOpaque ? differsFrom(data) : (at: number) => (data[at + 3] ?? 0) > faint.opacity;
  return {
    width,
    height,
    content: contentOf(width, height, isDrawn),
    isOpaque,
    open: () => sharp(data, { raw: { width, height, channels: 4 } }),
  };
}

function isWithoutHoles(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < 250) return false;
  return true;
}

/** From the ground, which is the colour of the left upper corner. */
function differsFrom(data: Buffer): (at: number) => boolean {
  const ground = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
  return (at) => ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > faint.difference);
}

function contentOf(width: number, height: number, isDrawn: (at: number) => boolean): Crop {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // What lies inside the box that is known already cannot widen it.
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      if (!isDrawn((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  if (right === -1) throw new UnfitLogo('blank');
  const [x, w] = part(left, right, width);
  const [y, h] = part(top, bottom, height);
  return { x, y, width: w, height: h };
}

/** Start and length of what is between two pixels, in parts of all; never smaller than a cut can be. */
function part(first: number, last: number, length: number): [number, number] {
  const size = Math.max((last - first + 1) / length, minCropSide);
  return [Math.min(first / length, 1 - size), size];
}
