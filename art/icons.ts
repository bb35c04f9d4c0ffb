/**
 * Draws the site's icons from the company's mark in `brand.config.ts`, and the web manifest that names them:
 *
 *   node art/icons.ts
 *
 * The gold mark stands on ink everywhere but in `favicon.svg`, which has no ground and takes a darker gold on light tabs.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '#brand';

const ink = '#080706';
const gold = '#cda959';
const goldOnLight = '#8e622c';
const publicFolder = join(import.meta.dirname, '../site/public');

/** Where the mark's ink lies on its canvas, in the units of its path: icons are centred on what the eye sees. */
async function inkOfMark(): Promise<{ left: number; top: number; width: number; height: number }> {
  const precision = 40;
  const [, , width = 0, height = 0] = brand.logo.viewBox.split(' ').map(Number);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brand.logo.viewBox}" width="${width * precision}" ` +
    `height="${height * precision}"><path fill="#fff" d="${brand.logo.path}"/></svg>`;
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true });
  const [left = 0, top = 0] = [info.trimOffsetLeft, info.trimOffsetTop].map((offset) => Math.abs(offset ?? 0) / precision);
  return { left, top, width: info.width / precision, height: info.height / precision };
}

const mark = await inkOfMark();

/** The mark in the middle of a square of `size` pixels, `share` of it wide, with corners rounded by `radius`. */
function tile(size: number, share: number, radius: number): Promise<Buffer> {
  const scale = (size * share) / mark.width;
  const x = (size - mark.width * scale) / 2 - mark.left * scale;
  const y = (size - mark.height * scale) / 2 - mark.top * scale;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/>` +
    `<path fill="${gold}" transform="translate(${x} ${y}) scale(${scale})" d="${brand.logo.path}"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file around one PNG. Layout: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(picture: Buffer, size: number): Buffer {
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

function tabIcon(): string {
  const side = Math.max(mark.width, mark.height) + 2;
  const corner = [mark.left - (side - mark.width) / 2, mark.top - (side - mark.height) / 2].map((n) => n.toFixed(2));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${corner.join(' ')} ${side} ${side}"><style>path{fill:${goldOnLight}}` +
    `@media (prefers-color-scheme:dark){path{fill:${gold}}}</style><path d="${brand.logo.path}"/></svg>\n`
  );
}

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: ink,
  theme_color: ink,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const write = (name: string, content: Buffer | string) => writeFile(join(publicFolder, name), content);

await write('favicon.svg', tabIcon());
await write('favicon.ico', ico(await tile(32, 0.75, 6), 32));
// these two are rounded by the system that shows them
await write('apple-touch-icon.png', await tile(180, 0.58, 0));
await write('icon-maskable-512.png', await tile(512, 0.46, 0));
await write('icon-192.png', await tile(192, 0.6, 42));
await write('icon-512.png', await tile(512, 0.6, 112));
await write('site.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
