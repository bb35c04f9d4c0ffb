import sharp, { type Sharp } from 'sharp';
import { minPhotoSide, photoLimits } from '#contract/office/pictures/pictures';
import { pictureTypeOf } from '../logos/picture-type.ts';
import { UnfitPicture } from './picture-problem.ts';

/** A picture written anew. */
export interface WrittenPicture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Pixels of the longer side that are kept: enough to cut the widest file of the site from an upright photograph of a telephone. */
const sourceSide = 3_200;

/** Seconds for each step of the decoder. */
const timeout = { seconds: 40 };

/** Stands behind what is transparent: the pages are dark. */
const ground = '#000000';

// Beside the requests of visitors.
sharp.concurrency(1);
sharp.cache(false);

/** Writes a file anew as the picture that others are cut from: upright, in sRGB, without anything but its pixels. Throws UnfitPicture. */
export async function writeSource(file: Buffer): Promise<WrittenPicture> {
  if (file.length > photoLimits.bytes) throw new UnfitPicture('tooLarge');
  if (isHeic(file)) throw new UnfitPicture('heic');
  const type = pictureTypeOf(file);
  if (type === undefined || type === 'svg') throw new UnfitPicture('type');
  // Of a film, the first picture.
  const open = (): Sharp => sharp(file, { limitInputPixels: photoLimits.pixels, failOn: 'error', pages: 1 });
  const { format, width = 0, height = 0 } = await open().metadata().catch(unreadable);
  if (format !== (type === 'avif' ? 'heif' : type)) throw new UnfitPicture('type');
  if (Math.max(width, height) > photoLimits.side || width * height > photoLimits.pixels) throw new UnfitPicture('tooLarge');
  if (Math.min(width, height) < minPhotoSide) throw new UnfitPicture('tooSmall');
  const { data, info } = await open()
    .timeout(timeout)
    .autoOrient()
    .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .webp({ quality: 92, smartSubsample: true, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  // A very long picture has become a thin one.
  if (Math.min(info.width, info.height) < minPhotoSide) throw new UnfitPicture('tooSmall');
  return { content: data, width: info.width, height: info.height };
}

function unreadable(error: unknown): never {
  const reason = String(error);
  throw new UnfitPicture(/pixel limit/i.test(reason) ? 'tooLarge' : /timeout/i.test(reason) ? 'tooComplex' : 'unreadable', error);
}

/** Brands of pictures in a codec that is not free, which the decoder leaves out. */
const heicBrands = /^(?:hei[cxms]|hev[cxms])$/;

/** Whether telephones have written it in that codec. AVIF has the same container: what the file is called first can be common to both. */
function isHeic(file: Buffer): boolean {
  if (file.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(file.readUInt32BE(0), maxBrandBytes, file.length);
  const brands: readonly string[] = file.toString('latin1', 8, Math.max(end, 12)).match(/[\s\S]{4}/g) ?? [];
  const [first = ''] = brands;
  return heicBrands.test(first) || (!brands.includes('avif') && brands.some((brand) => heicBrands.test(brand)));
}

const maxBrandBytes = 256;
