import { uploadsPrefix } from './api-paths.ts';
import { z } from './zod.ts';

/** A place of a picture on the site: the name of its page in `urls`, or of the part that every page has, and the name of the picture. */
export const SlotName = z.string().regex(/^[a-zA-Z]{1,24}\.[a-z0-9-]{1,38}$/);

/** Path of a file that the API serves, or its URL. */
const filePath = z.string().regex(new RegExp(`^(?:https?://[^/\\s"'<>,]+)?${uploadsPrefix}/[0-9a-f]{32}\\.(?:avif|webp)$`));

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

/** Says what a picture shows, for those who do not see it, by language; null for one that only decorates. */
const altText = z.object({ en: z.string(), ar: z.string() }).nullable();

/** A picture of the company's own, in the place of one of the site. */
export const OwnPicture = z.object({
  _id: SlotName,
  /** In the order of the slot's forms: the picture, and the crop for narrow windows where the slot has one. */
  forms: z.array(PictureFiles).min(1).max(2),
  alt: altText,
});
export type OwnPicture = z.infer<typeof OwnPicture>;
