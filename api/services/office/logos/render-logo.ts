import sharp, { type Sharp } from 'sharp';
import { type Crop, maxLogoBytes } from '#contract/office/pictures/logos';
import { UnfitLogo } from './logo-problem.ts';
import { pictureTypeOf } from './picture-type.ts';
import { type Pixels, readPixels } from './pixels.ts';
import { cleanSvg, type Drawing } from './svg/clean-svg.ts';

export interface PictureFile {
  content: Uint8Array;
  extension: 'svg' | 'webp';
}

/** A logo written anew, as files. */
export interface RenderedLogo {
  /** The whole picture; undefined when it is the same file as the logo. */
  source: PictureFile | undefined;
  logo: PictureFile;
  /** Undefined for a drawing, which has every width. */
  small: PictureFile | undefined;
  /** Pixels, or units of a drawing. */
  width: number;
  height: number;
  content: Crop;
  isOpaque: boolean;
}

/** Longest sides in pixels: of the whole picture, from which it can be cut again; of the logo at twice the size at which pages show it; of a clients page's cell. */
const sides = { source: 1_600, logo: 800, small: 400 };

/** Limits a file before it is decoded. */
const limits = { side: 10_000, pixels: 25_000_000 };

/** Bytes up to which a drawing stays one; a larger one becomes pixels. */
const maxSvgBytes = 100_000;

/** Bytes that a drawing is read of. */
const maxSvgSource = 1_000_000;

/** Seconds for each step of the decoder. */
const timeout = { seconds: 8 };

// Beside the requests of visitors.
sharp.concurrency(1);
sharp.cache(false);

/** Decodes a file by what it is and writes it anew, without anything but its picture. Throws UnfitLogo. */
export async function renderLogo(file: Buffer, crop: Crop | null): Promise<RenderedLogo> {
  if (file.length > maxLogoBytes) throw new UnfitLogo('tooLarge');
  const type = pictureTypeOf(file);
  if (type === undefined) throw new UnfitLogo('type');
  return type === 'svg' ? renderDrawing(file, crop) : renderPicture(await decode(file, type), crop);
}

async function renderDrawing(file: Buffer, crop: Crop | null): Promise<RenderedLogo> {
  if (file.length > maxSvgSource) throw new UnfitLogo('tooComplex');
  const drawing = cleanSvg(textOf(file));
  const whole = drawing.toSvg(null);
  const pixels = await rendered(whole);
  if (whole.length > maxSvgBytes) return renderPicture(pixels, crop);
  return {
    source: crop ? svgFile(whole) : undefined,
    logo: svgFile(drawing.toSvg(crop)),
    small: undefined,
    ...sizeOf(drawing),
    content: pixels.content,
    isOpaque: pixels.isOpaque,
  };
}

const sizeOf = ({ width, height }: Drawing) => ({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) });
const svgFile = (text: string): PictureFile => ({ content: Buffer.from(text), extension: 'svg' });

function textOf(file: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (error) {
    throw new UnfitLogo('unreadable', error);
  }
}

async function rendered(svg: string): Promise<Pixels> {
  // The drawing says 800 at most; twice that many pixels are those of a source.
  return readPixels(sharp(Buffer.from(svg), { density: 144, limitInputPixels: limits.pixels }).timeout(timeout), sides.source);
}

async function decode(file: Buffer, type: string): Promise<Pixels> {
  // Of a film, the first picture.
  const open = (): Sharp => sharp(file, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 });
  const {
    format,
    width = 0,
    height = 0,
  } = await open()
    .metadata()
    .catch((error: unknown) => {
      throw new UnfitLogo(/pixel limit/i.test(String(error)) ? 'tooLarge' : 'unreadable', error);
    });
  if (format !== (type === 'avif' ? 'heif' : type)) throw new UnfitLogo('type');
  if (Math.max(width, height) > limits.side || width * height > limits.pixels) throw new UnfitLogo('tooLarge');
  return readPixels(open().timeout(timeout).autoOrient(), sides.source);
}

async function renderPicture(pixels: Pixels, crop: Crop | null): Promise<RenderedLogo> {
  const { width, height, content, isOpaque } = pixels;
  const cut = () => (crop ? pixels.open().extract(areaOf(crop, width, height)) : pixels.open());
  const [logo, small] = [await webp(cut(), sides.logo), await webp(cut(), sides.small)];
  return { source: await webp(pixels.open(), sides.source), logo, small, width, height, content, isOpaque };
}

function areaOf({ x, y, width: w, height: h }: Crop, width: number, height: number) {
  const left = Math.min(Math.round(x * width), width - 1);
  const top = Math.min(Math.round(y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(h * height), height - top)),
  };
}

async function webp(picture: Sharp, side: number): Promise<PictureFile> {
  const content = await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    .timeout(timeout)
    .toBuffer();
  return { content, extension: 'webp' };
}
