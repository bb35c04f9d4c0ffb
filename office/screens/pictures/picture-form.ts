import { type ChangePicture, maxAltLength, type PictureSlot, PictureSource, type SlotState } from '#contract/office/pictures/pictures';
import { FocalPoint } from '#contract/pictures';
import { z } from '#contract/zod';

/** A picture as somebody is choosing it: nothing of it has to be right yet. */
export const PictureForm = z.object({
  source: PictureSource.nullable(),
  focal: FocalPoint,
  alt: z.object({ en: z.string().max(maxAltLength), ar: z.string().max(maxAltLength) }),
});
export type PictureForm = z.infer<typeof PictureForm>;

export const emptyForm: PictureForm = { source: null, focal: { x: 0.5, y: 0.5 }, alt: { en: '', ar: '' } };

const keptPicture = (slot: string): string => `picture:${slot}`;

export const draftOf = ({ slot, picture, version }: SlotState) => ({
  name: keptPicture(slot),
  version,
  content: picture ? { source: picture.source, focal: picture.focal, alt: picture.alt ?? emptyForm.alt } : emptyForm,
});

/** The values of a form as the server takes them; undefined while there is no picture, or nothing is said of it. */
export function valuesOf(
  { source, focal, alt }: PictureForm,
  slot: PictureSlot,
  needed: readonly ('en' | 'ar')[],
): ChangePicture | undefined {
  if (!source || (slot.alt && needed.some((locale) => alt[locale].trim() === ''))) return undefined;
  return { source: source.path, focal, alt: slot.alt && alt };
}
