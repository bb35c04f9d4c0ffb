import { uploadsPrefix } from './api-paths.ts';
import { z } from './zod.ts';

/** A place of a picture on the site: the name of its page in `urls`, or of the part that every page has, and the name of the picture. */
export const SlotName = z.string().regex(/^[a-zA-Z]{1,24}\.[a-z0-9-]{1,38}$/);

/** Path of a file that the API serves, or its URL. */
const pathOf = (extensions: string) =>
  z.string().regex(new RegExp(`^(?:https?://[^/\\s"'<>,]+)?${uploadsPrefix}/[0-9a-f]{32}\\.(?:${extensions})$`));
const filePath = pathOf('avif|webp');

const part = z.number().min(0).max(1);
/** A point of a picture in parts of its width and height, from its left upper corner. What it shows stays in view where the picture is cropped. */
export const FocalPoint = z.object({ x: part, y: part });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** Pixels of a picture. */
const pixels = z.int().min(1).max(20_000);

/** A picture as files: AVIF at every width, smallest first, and WebP at one. */
export const PictureFiles = z.object({
  width: pixels,
  height: pixels,
  avif: z.array(z.object({ width: pixels, path: filePath })).min(1),
  webp: filePath,
  focal: FocalPoint,
  /** Tells how bright it is: text may stand on it. */
  light: z.enum(['dark', 'medium', 'bright']),
});
export type PictureFiles = z.infer<typeof PictureFiles>;

/** A film as a file. Its type names container and codec, so that a browser knows before it loads it whether it can be played. */
export const FilmFile = z.object({
  path: pathOf('mp4|webm'),
  type: z.string().regex(/^video\/(?:mp4|webm); codecs="[a-zA-Z0-9.]{3,20}"$/),
});
export type FilmFile = z.infer<typeof FilmFile>;

/** Says what a picture shows, for those who do not see it, by language; null for one that only decorates. */
const altText = z.object({ en: z.string(), ar: z.string() }).nullable();

/** A picture of the company's own, in the place of one of the site, or of its film. */
export const OwnPicture = z.object({
  _id: SlotName,
  /** In the order of the slot's forms: the picture, and the crop for narrow windows where the slot has one. Empty: that of the site, without its film. */
  forms: z.array(PictureFiles).max(2),
  alt: altText,
  /** A film of the company's own over it, in the order in which browsers try its files. Without one, the picture stands still. */
  films: z.array(FilmFile).max(2).optional(),
  /** Path of the picture as it is shared, of the one at the head of a page. */
  share: pathOf('jpg').optional(),
});
export type OwnPicture = z.infer<typeof OwnPicture>;
