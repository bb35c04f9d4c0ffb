import sharp from 'sharp';
import { brand } from '#brand';
import { palette } from '#brand/colours';
import { markBounds } from './mark.ts';

const { path } = brand.logo;

/** The mark in the accent colour on ink, in the middle of a square. */
interface AppIcon {
  /** Pixels. */
  size: number;
  /** Share of the square that the mark is wide, or high when it is higher than wide. */
  share: number;
  /** Radius of the corners, in pixels; 0 for an icon that the system rounds which shows it. */
  radius: number;
}

/** The PNG icons by their file names. */
export const appIcons: Record<string, AppIcon> = {
  'apple-touch-icon': { size: 180, share: 0.58, radius: 0 },
  'icon-192': { size: 192, share: 0.6, radius: 42 },
  'icon-512': { size: 512, share: 0.6, radius: 112 },
  'icon-maskable-512': { size: 512, share: 0.46, radius: 0 },
};

/** An icon as a PNG. */
export async function drawAppIcon({ size, share, radius }: AppIcon): Promise<Buffer> {
  const mark = await markBounds();
  const scale = (size * share) / Math.max(mark.width, mark.height);
  const x = (size - mark.width * scale) / 2 - mark.left * scale;
  const y = (size - mark.height * scale) / 2 - mark.top * scale;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${palette['ground-950']}"/>` +
    `<path fill="${palette.brand}" transform="translate(${x} ${y}) scale(${scale})" d="${path}"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}

/** `favicon.ico`: one PNG in an .ico file. Layout: https://en.wikipedia.org/wiki/ICO_(file_format) */
export async function drawIco(): Promise<Buffer> {
  const size = 32;
  const picture = await drawAppIcon({ size, share: 0.75, radius: 6 });
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, picture]);
}

/** `favicon.svg`: the mark without a ground, in the darker accent on light tabs. */
export async function drawFavicon(): Promise<string> {
  const mark = await markBounds();
  const side = Math.max(mark.width, mark.height) * 1.07;
  const corner = [mark.left - (side - mark.width) / 2, mark.top - (side - mark.height) / 2, side, side].map((length) => length.toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner.join(' ')}"><style>path{fill:${palette['brand-dark']}}` +
    `@media (prefers-color-scheme:dark){path{fill:${palette.brand}}}</style><path d="${path}"/></svg>\n`
  );
}
