import sharp from 'sharp';
import { brand } from '#brand';

const { viewBox, path } = brand.logo;

/** The bounding box of what the mark draws, in the units of its path: icons are centred on what is visible. */
export async function markBounds(): Promise<{ left: number; top: number; width: number; height: number }> {
  const [originX = 0, originY = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  /** Pixels per unit: enough for a canvas of any scale. */
  const precision = 1200 / Math.max(width, height);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width * precision}" height="${height * precision}">` +
    `<path fill="#fff" d="${path}"/></svg>`;
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  const [left = 0, top = 0] = [info.trimOffsetLeft, info.trimOffsetTop].map((offset) => Math.abs(offset ?? 0) / precision);
  return { left: originX + left, top: originY + top, width: info.width / precision, height: info.height / precision };
}
