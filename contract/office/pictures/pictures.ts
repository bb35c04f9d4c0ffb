import { type Locale, siteLocales } from '../../locales.ts';
import { FocalPoint, OwnPicture, PictureFiles, SlotName } from '../../pictures.ts';
import { line, optionalText, timestamp } from '../../schema.ts';
import { z } from '../../zod.ts';
import { maxZoom } from './crop.ts';
import { KeptFilm, maxFilms, SlotFilm } from './films.ts';

/** Limits of a file that is to become a picture. */
export const photoLimits = { bytes: 20 * 1024 * 1024, pixels: 60_000_000, side: 20_000 } as const;

/** Kinds of pictures that are taken, as a file field names them. What a file really is, its content says. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Pixels in which a picture has to be wide and high at least. */
export const minPhotoSide = 320;

/** Characters of a text that says what a picture shows. */
export const maxAltLength = 300;

const byLanguage = <T extends z.ZodType>(text: T) => z.object({ en: text, ar: text });
const pixels = z.int().min(1);

/** A shape in which a slot shows its picture. */
export const SlotForm = z.object({
  /** Pixels of the site's own picture. */
  width: pixels,
  height: pixels,
  /** Widths that it is written in, smallest first. */
  widths: z.array(pixels).min(1),
  /** The smallest file that shows the site's own picture well. */
  preview: z.string(),
});
export type SlotForm = z.infer<typeof SlotForm>;

/** A place of the site that shows a picture. It follows from the pages themselves. */
export const PictureSlot = z.object({
  slot: SlotName,
  /** The name of the page in the menus. */
  page: byLanguage(z.string()),
  /** The path of the page; null for what stands on every page. */
  path: z.string().nullable(),
  /** The picture at the head of its page. */
  isHead: z.boolean(),
  /** The film over the site's own picture; null for a picture that stands still. */
  film: SlotFilm.nullable(),
  /** Says what the site's own picture shows; null where that only decorates. */
  alt: byLanguage(z.string()).nullable(),
  /** The picture, and the crop for narrow windows where there is one. */
  forms: z.array(SlotForm).min(1).max(2),
});
export type PictureSlot = z.infer<typeof PictureSlot>;

/** A file of a person, written anew. Pictures are cut from it. */
export const PictureSource = z.object({ path: z.string(), width: pixels, height: pixels });
export type PictureSource = z.infer<typeof PictureSource>;

/** Tells how much closer a picture is cropped than its slot asks for. */
const Zoom = z.number().min(1).max(maxZoom);

/** A slot's own picture as it is kept. */
export const KeptPicture = z.object({
  source: PictureSource,
  focal: FocalPoint,
  zoom: Zoom.default(1),
  alt: OwnPicture.shape.alt,
  forms: z.array(PictureFiles).min(1),
  films: z.array(KeptFilm).max(maxFilms).optional(),
  share: OwnPicture.shape.share,
});
export type KeptPicture = z.infer<typeof KeptPicture>;

/** Holds what a slot shows in place of what the site came with: a picture, with its film, or the site's picture without its film. */
export const KeptContent = z.union([KeptPicture, z.object({ source: z.null() })]);
export type KeptContent = z.infer<typeof KeptContent>;

/** A slot as it is changed. */
export const SlotState = z.object({
  slot: SlotName,
  /** Null: it shows the picture of the site. */
  picture: KeptPicture.nullable(),
  /** It shows the picture of the site without the film over it. */
  isStill: z.boolean(),
  changedAt: timestamp.nullable(),
  /** The account of the person who changed it last. */
  changedBy: z.string().nullable(),
  /** 0 until something is changed. */
  version: z.int(),
});
export type SlotState = z.infer<typeof SlotState>;

export const PictureSlots = z.object({ slots: z.array(PictureSlot), states: z.array(SlotState) });
export type PictureSlots = z.infer<typeof PictureSlots>;

/** In a language that the site does not have, nobody reads it. */
const altIn = (locale: Locale) => (siteLocales.includes(locale) ? line(maxAltLength) : optionalText('line', maxAltLength));

/** Sent with `If-Match`; 412 carries the newer state. `alt` is null for a slot that only decorates. */
export const ChangePicture = z.object({
  /** Null, in a slot with a film: the picture of the site, without its film. */
  source: z.string().max(200).nullable(),
  focal: FocalPoint,
  zoom: Zoom.default(1),
  /** Paths of the files of a film over the picture. */
  films: z.array(z.string().max(200)).max(maxFilms).default([]),
  alt: z.object({ en: altIn('en'), ar: altIn('ar') }).nullable(),
});
export type ChangePicture = z.infer<typeof ChangePicture>;
