import sharp, { type Sharp } from 'sharp';
import { cropAround, focalWithin, widthsOf } from '#contract/office/pictures/crop';
import type { SlotForm } from '#contract/office/pictures/pictures';
import type { FocalPoint, PictureFiles } from '#contract/pictures';
import { UnfitPicture } from './picture-problem.ts';

/** The shape of a slot, as far as files of it are written. */
export type FormShape = Pick<SlotForm, 'width' | 'height' | 'widths'>;

/** Says which part of a picture is cut. */
export interface Framing {
  focal: FocalPoint;
  zoom: number;
}

interface EncodedFile {
  width: number;
  content: Uint8Array;
}

/** A picture in the shape of a slot, as files. */
export interface EncodedForm {
  /** Pixels of the picture that it was cut from. */
  source: { width: number; height: number };
  width: number;
  height: number;
  focal: FocalPoint;
  light: PictureFiles['light'];
  /** Smallest first. */
  avif: EncodedFile[];
  webp: EncodedFile;
}

/** The one width for the few browsers without AVIF: the smallest of so many pixels, or the largest. As art/encode.ts has it. */
const fallbackPixels = 960;

/** Bytes that the head of a page has on a screen of 1440 px, which loads its file of 1920 by 1200. Others may have as many by the root of their pixels. */
const head = { bytes: 60_000, pixels: 1920 * 1200 };
export const budgetOf = (width: number, height: number): number => Math.round(head.bytes * Math.sqrt((width * height) / head.pixels));

/** Qualities that are tried, best first; below the last, a picture is smoothed instead. */
const qualities = { most: 58, least: 22 };

/** Steps in which a picture is smoothed that has more detail than its bytes can say: sigma in pixels of the widest file. */
const smoothings = [0, 0.8, 1.6, 3, 6] as const;

/** Quality for the browsers without AVIF, in which a picture may weigh twice as much. */
const webpQuality = { most: 76, least: 20, weight: 2 };

/** Cuts a picture to the shape of a slot around its focal point, and writes it in all widths within their budgets. Throws UnfitPicture. */
export async function encodePicture(source: Buffer, form: FormShape, { focal, zoom }: Framing): Promise<EncodedForm> {
  try {
    const { width = 0, height = 0 } = await sharp(source).metadata();
    const whole = { width, height };
    const crop = cropAround(whole, form, focal, zoom);
    const widths = widthsOf(form.widths, crop);
    const largest = widths.at(-1) ?? crop.width;
    const heightAt = (step: number) => Math.max(1, Math.round((step * form.height) / form.width));
    const pixels = await pixelsOf(
      sharp(source)
        .extract(crop)
        .resize({ width: largest, height: heightAt(largest), fit: 'fill' }),
    );
    const avif: EncodedFile[] = [];
    // What the smallest needs, the next one begins with.
    let first = qualities.most;
    for (const step of widths) {
      const found = await fitted(pixels, step, heightAt(step), first);
      first = found.quality;
      avif.push({ width: step, content: found.content });
    }
    const fallback = widths.find((step) => step >= fallbackPixels) ?? largest;
    const webp = { width: fallback, content: await fittedWebp(pixels, fallback, heightAt(fallback)) };
    const light = await lightOf(pixels(lightGrid, lightGrid, 0));
    return { source: whole, light, width: largest, height: heightAt(largest), focal: focalWithin(whole, crop, focal), avif, webp };
  } catch (error) {
    throw new UnfitPicture('unreadable', error);
  }
}

/** Fields per side in which the light of a picture is measured: about as large as a few words on it. */
const lightGrid = 24;

/** Levels of 255 that a tenth of the fields has at least: up to the first it is as dark as the site's own, up to the second it is dimmed a little. */
const levels = { dark: 96, medium: 160 };

/** Tells how bright the brightest tenth of a picture is. */
async function lightOf(picture: Sharp): Promise<PictureFiles['light']> {
  const fields = [...(await picture.greyscale().raw().toBuffer())].sort((one, other) => other - one);
  const level = fields[Math.floor(fields.length / 10)] ?? 0;
  return level <= levels.dark ? 'dark' : level <= levels.medium ? 'medium' : 'bright';
}

type Opened = (width: number, height: number, smoothing: number) => Sharp;

/** Decodes once what is written several times. */
async function pixelsOf(picture: Sharp): Promise<Opened> {
  const { data, info } = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return (width, height, smoothing) => {
    const resized = sharp(data, { raw }).resize({ width, height, fit: 'fill' });
    const sigma = (smoothing * width) / info.width;
    return sigma > 0.3 ? resized.blur(sigma) : resized;
  };
}

/** The best quality whose bytes are within the budget of a width, sought from `first` on. */
async function fitted(open: Opened, width: number, height: number, first: number): Promise<{ content: Uint8Array; quality: number }> {
  const budget = budgetOf(width, height);
  let last: { content: Uint8Array; quality: number } | undefined;
  for (const smoothing of smoothings)
    for (let quality = Math.min(first, qualities.most); ; ) {
      const content = await open(width, height, smoothing).avif({ quality, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
      last = { content, quality };
      if (content.length <= budget) return last;
      if (quality === qualities.least) break;
      quality = Math.max(qualities.least, Math.min(quality - 3, Math.floor(quality - 22 * Math.log2(content.length / budget))));
    }
  if (!last) throw new Error('No quality was tried');
  return last;
}

async function fittedWebp(open: Opened, width: number, height: number): Promise<Uint8Array> {
  const budget = budgetOf(width, height) * webpQuality.weight;
  for (let quality = webpQuality.most; ; quality -= 14) {
    const content = await open(width, height, 0).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (content.length <= budget || quality - 14 < webpQuality.least) return content;
  }
}
