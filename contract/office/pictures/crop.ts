import type { FocalPoint } from '../../pictures.ts';

interface Size {
  width: number;
  height: number;
}

/** A rectangle of a picture, in its pixels. */
export type PictureCrop = Size & { left: number; top: number };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Times that a picture may be cropped closer than the shape of its slot asks for. */
export const maxZoom = 4;

/**
 * The largest part of a picture in the shape of a form: its middle is the focal point, as far as the edges of the picture allow.
 *
 * @param zoom how many times closer than that
 */
export function cropAround(picture: Size, form: Size, focal: FocalPoint, zoom = 1): PictureCrop {
  const scale = Math.min(picture.width / form.width, picture.height / form.height) / zoom;
  const width = between(Math.round(form.width * scale), 1, picture.width);
  const height = between(Math.round(form.height * scale), 1, picture.height);
  return {
    width,
    height,
    left: between(Math.round(focal.x * picture.width - width / 2), 0, picture.width - width),
    top: between(Math.round(focal.y * picture.height - height / 2), 0, picture.height - height),
  };
}

/** The focal point of a picture within a part of it. */
export const focalWithin = (picture: Size, crop: PictureCrop, focal: FocalPoint): FocalPoint => ({
  x: between((focal.x * picture.width - crop.left) / crop.width, 0, 1),
  y: between((focal.y * picture.height - crop.top) / crop.height, 0, 1),
});

/** The widths of a form that a part of a picture has pixels for; its own where it has too few for the smallest. */
export function widthsOf(widths: readonly number[], crop: Size): number[] {
  const reached = widths.filter((width) => width <= crop.width);
  return reached.length > 0 ? reached : [crop.width];
}
