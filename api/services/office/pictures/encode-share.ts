import sharp from 'sharp';
import { cropAround } from '#contract/office/pictures/crop';
import { shareSize } from '#contract/share-size';
import type { Framing } from './encode-picture.ts';
import { UnfitPicture } from './picture-problem.ts';

/** A chat on a slow line still fetches this much, as of the site's own sharing pictures. */
const maxBytes = 80_000;
const qualities = [84, 76, 68, 60, 48, 36, 24] as const;

/** A picture as chats and social networks show it beside a link. */
export interface EncodedShare {
  jpeg: Uint8Array;
}

/** Cuts a picture to the shape in which it is shared. Throws UnfitPicture. */
export async function encodeShare(source: Buffer, { focal, zoom }: Framing): Promise<EncodedShare> {
  try {
    const { width = 0, height = 0 } = await sharp(source).metadata();
    const pixels = await sharp(source)
      .extract(cropAround({ width, height }, shareSize, focal, zoom))
      .resize({ ...shareSize, fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    let jpeg = new Uint8Array();
    for (const quality of qualities) {
      const raw = { width: pixels.info.width, height: pixels.info.height, channels: pixels.info.channels };
      jpeg = await sharp(pixels.data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.length <= maxBytes) break;
    }
    return { jpeg };
  } catch (error) {
    throw new UnfitPicture('unreadable', error);
  }
}
