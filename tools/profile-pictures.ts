import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { type PlacedPicture, placedPictures } from '../site/company-profile/placed-pictures.ts';
import manifest from '../site/pictures/manifest.json' with { type: 'json' };
import { generatedFiles } from './generated-files.ts';

/** Pixels per point of paper: 180 to the inch, enough for a screen and an office printer. */
const density = 180 / 72;
/** A picture without enough pixels is drawn at most this much larger than it is. */
const maxEnlargement = 1.5;

/** Writes the pictures of the company profile as `site/company-profile/pictures/<name>.jpg`: its typesetter does not read AVIF. */
export const profilePictures = (): AstroIntegration =>
  generatedFiles('profile-pictures', 'site/company-profile/pictures/', async (root) => {
    const source = new URL('site/pictures/', root);
    const cut = async ([name, place]: [string, PlacedPicture]) => [`${name}.jpg`, await cutPicture(place, source)] as const;
    return Object.fromEntries(await Promise.all(Object.entries(placedPictures).map(cut)));
  });

/** A picture of the site, cut to its place on a page around its focal point, as a JPEG. */
async function cutPicture({ name, width, height, zoom = 1, quality = 68 }: PlacedPicture, folder: URL): Promise<Buffer> {
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
  return sharp(fileURLToPath(new URL(`${name}/${file.width}.avif`, folder)))
    .extract({ ...part, left: start(focal.x, file.width, part.width), top: start(focal.y, file.height, part.height) })
    .resize({ width: drawnWidth })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}
