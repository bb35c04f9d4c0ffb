/** Draws every picture of the site, with its name, on one sheet: `art/contact-sheet.webp`. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import manifest from '../site/pictures/manifest.json' with { type: 'json' };

const columns = 6;
const tile = { width: 320, height: 200 };
const caption = 26;
const gap = 8;
const step = { x: tile.width + gap, y: tile.height + caption + gap };

const names = Object.keys(manifest);
const rows = Math.ceil(names.length / columns);

async function drawTile(name: string, index: number): Promise<OverlayOptions[]> {
  const left = gap + (index % columns) * step.x;
  const top = gap + Math.floor(index / columns) * step.y;
  const picture = await sharp(join(import.meta.dirname, `../site/pictures/${name}/384.avif`))
    .resize({ ...tile, fit: 'cover' })
    .toBuffer();
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${caption}"><text x="2" y="17" font-family="sans-serif" font-size="14" fill="#cda959">${name}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(label), left, top: top + tile.height },
  ];
}

const tiles = await Promise.all(names.map(drawTile));
await sharp({ create: { width: gap + columns * step.x, height: gap + rows * step.y, channels: 3, background: '#080706' } })
  .composite(tiles.flat())
  .webp({ quality: 70 })
  .toFile(join(import.meta.dirname, 'contact-sheet.webp'));
console.log(`${names.length} pictures`);
