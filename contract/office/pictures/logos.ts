import { z } from '../../zod.ts';

/** Bytes that a picture may have before it is written anew. */
export const maxLogoBytes = 5 * 1024 * 1024;

/** Kinds of pictures that are taken, as a file field names them. What a file really is, its content says. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'] as const;

/** The smallest side that a cut may leave, as a part of the picture's. */
export const minCropSide = 0.02;

/** Room for the rounding of parts. */
const rounding = 1e-6;

const start = z.number().min(0).max(1);
const side = z.number().min(minCropSide).max(1);

/** A rectangle of a picture, in parts of its width and height: from 0 to 1, from its left upper corner. */
export const Crop = z
  .object({ x: start, y: start, width: side, height: side })
  .refine(({ x, y, width, height }) => x + width <= 1 + rounding && y + height <= 1 + rounding);
export type Crop = z.infer<typeof Crop>;

/** A logo as it is kept: written anew, without anything that the file carried besides its picture. */
export const Logo = z.object({
  /** The path of the picture as visitors see it, which an entry has in its field `logo`. */
  path: z.string(),
  /** Path of the whole picture, of which the logo is a part. */
  source: z.string(),
  /** Pixels of the whole picture, or units of a drawing. */
  width: z.number(),
  height: z.number(),
  /** The part that is shown; null for all of it. */
  crop: Crop.nullable(),
  /** The part on which anything is drawn. */
  content: Crop,
  /** It has a ground of its own, which shows on a clients page of another colour. */
  isOpaque: z.boolean(),
});
export type Logo = z.infer<typeof Logo>;

/** Cuts a logo anew from the whole picture; null shows all of it. */
export const CutLogo = z.object({ logo: z.string().max(200), crop: Crop.nullable() });

/** A logo in a form: the path of one that is kept, empty without one, and the cut that it is to get when the form is sent. */
export const LogoChoice = z.object({ path: z.string().max(500), crop: Crop.nullable().optional() });
export type LogoChoice = z.infer<typeof LogoChoice>;
