import { cropAround, focalWithin, type PictureCrop } from '#contract/office/pictures/crop';
import type { PictureSlot, PictureSource } from '#contract/office/pictures/pictures';
import type { FocalPoint } from '#contract/pictures';

/** Shapes in which windows of each kind crop a picture most. */
const shapes = {
  desktop: { width: 16, height: 7 },
  tablet: { width: 4, height: 3 },
  phone: { width: 3, height: 4 },
} as const;
export type WindowKind = keyof typeof shapes;
const kinds = Object.keys(shapes) as WindowKind[];

/** A part of a picture that is seen: all of a form, or what a kind of window leaves of it. */
export interface SeenPart {
  kind: WindowKind | 'whole';
  crop: PictureCrop;
}

/** The parts of a picture that are seen in a slot: each of its forms whole, and as closely as windows crop it. A crop is for telephones alone. */
export function seenParts(
  { width, height }: PictureSource,
  { forms }: Pick<PictureSlot, 'forms'>,
  { focal, zoom = 1 }: { focal: FocalPoint; zoom?: number },
): SeenPart[] {
  const parts = forms.flatMap((form, index) => {
    const whole = cropAround({ width, height }, form, focal, zoom);
    const within = focalWithin({ width, height }, whole, focal);
    const seenIn = kinds.filter((kind) => forms.length === 1 || (kind === 'phone') === index > 0);
    return [{ kind: 'whole' as const, crop: whole }, ...seenIn.map((kind) => ({ kind, crop: covered(whole, kind, within) }))];
  });
  return parts;
}

/** As `object-fit: cover` and `object-position` do it. */
function covered(whole: PictureCrop, kind: WindowKind, { x, y }: FocalPoint): PictureCrop {
  const shape = shapes[kind];
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { width, height, left: whole.left + x * (whole.width - width), top: whole.top + y * (whole.height - height) };
}
