/**
 * Writes the pictures that the site serves, from their masters: AVIF at several widths, WebP at one.
 *
 *   node art/encode.ts <folder of masters> [name ...]
 *
 * A master is named after its picture: a PNG or WebP of the studio, or a photograph as a camera writes it. Without names every master in the folder is encoded;
 * pictures that are not encoded this time keep their files and their entry in the manifest.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { fallbackWidth } from '../site/pictures/fallback.ts';
import focalPoints from './focal-points.json' with { type: 'json' };

type FocalPoint = { x: number; y: number };

/** Describes what a page needs to know to place a picture. */
export type PictureFacts = {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths there are files for, in pixels, smallest first. */
  widths: number[];
  /** Stays in view when the picture is cropped: a point in percent of its width and height. */
  focal: FocalPoint;
  /** The picture's average colour as `#rrggbb`, to stand in its place while it loads. */
  tone: string;
};

const picturesFolder = join(import.meta.dirname, '../site/pictures');
const manifestFile = join(picturesFolder, 'manifest.json');
const stepsBelow = [384, 640, 960, 1280, 1920];
const widestServed = 2560;

/** Product shots are mostly dark gradients: below these they show steps, and with 8 bits they do at any quality. Ten cost no bytes. */
const bitdepth = 10;
const quality = { avif: 50, webp: 76 };

/** The first view waits for these, so they trade a little grain for bytes; moving ribbon and city lights hide it. */
const firstViewQuality = { avif: 46, webp: 66 };
const firstViewPictures = new Set(['hero', 'hero-tall']);

/** Widths to write for a master of `width` pixels, smallest first: the last is its own, so nothing is ever upscaled. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, widestServed);
  return [...stepsBelow.filter((step) => step < largest), largest];
}

/** Throws when the master has no focal point: one is set by looking at the picture, never guessed. */
export function focalPointOf(name: string, known: Record<string, FocalPoint> = focalPoints): FocalPoint {
  const focal = known[name];
  if (!focal) throw new Error(`${name} has no focal point: look at it and add one to art/focal-points.json`);
  return focal;
}

/** Matches the names of masters. */
const masterFile = /^\.(?:png|webp|jpe?g|tiff?)$/i;

/** A master, the right way up: a camera notes how it was held. What else it notes, such as the place, is not written. */
const open = (master: string) => sharp(master).autoOrient().removeAlpha();

async function averageColour(master: string): Promise<string> {
  const pixel = await open(master).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

async function encodePicture(name: string, master: string): Promise<PictureFacts> {
  const { width, height } = (await sharp(master).metadata()).autoOrient;
  const widths = widthsFor(width);
  const largest = Math.min(width, widestServed);
  const focal = focalPointOf(name);
  const folder = join(picturesFolder, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const wanted = firstViewPictures.has(name) ? firstViewQuality : quality;
  const resized = (step: number | undefined) => open(master).resize({ width: step });
  for (const step of widths) {
    const avif = resized(step).avif({ quality: wanted.avif, effort: 6, chromaSubsampling: '4:2:0', bitdepth });
    await avif.toFile(join(folder, `${step}.avif`));
  }
  const fallback = fallbackWidth(widths);
  const webp = resized(fallback).webp({ quality: wanted.webp, effort: 6, smartSubsample: true });
  await webp.toFile(join(folder, `${fallback}.webp`));
  return {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    focal,
    tone: await averageColour(master),
  };
}

async function readManifest(): Promise<Record<string, PictureFacts>> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, PictureFacts>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

async function main(folder: string, wantedNames: string[]): Promise<void> {
  const masters = (await readdir(folder)).map((file) => parse(file)).filter(({ ext }) => masterFile.test(ext));
  const missing = wantedNames.filter((name) => !masters.some((master) => master.name === name));
  if (missing.length > 0) throw new Error(`no master in ${folder} for: ${missing.join(', ')}`);
  const pictures = await readManifest();
  for (const { name, base } of masters) {
    if (wantedNames.length > 0 && !wantedNames.includes(name)) continue;
    pictures[name] = await encodePicture(name, join(folder, base));
    console.log(name, pictures[name].widths.join(' '));
  }
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

if (import.meta.main) {
  const [folder, ...names] = process.argv.slice(2);
  if (!folder) throw new Error('usage: node art/encode.ts <folder of masters> [name ...]');
  await main(folder, names);
}
