import { type Crop, minCropSide } from '#contract/office/pictures/logos';

/** Corners by the sides that meet there. */
export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

export const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

export const isSameCrop = (one: Crop, other: Crop): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.001);

/** Moved by parts of the picture, as far as its edges. */
export const moved = ({ x, y, width, height }: Crop, right: number, down: number): Crop => ({
  x: between(x + right, 0, 1 - width),
  y: between(y + down, 0, 1 - height),
  width,
  height,
});

/** With its middle at a point of the picture, as far as its edges allow. */
export const centredAt = (crop: Crop, x: number, y: number): Crop =>
  moved({ ...crop, x: 0, y: 0 }, x - crop.width / 2, y - crop.height / 2);

/** With one corner at a point of the picture; the opposite one stays. */
export function resized({ x, y, width, height }: Crop, corner: Corner, toX: number, toY: number): Crop {
  const [right, bottom] = [x + width, y + height];
  const left = corner.endsWith('left') ? between(toX, 0, right - minCropSide) : x;
  const top = corner.startsWith('top') ? between(toY, 0, bottom - minCropSide) : y;
  const newRight = corner.endsWith('right') ? between(toX, x + minCropSide, 1) : right;
  const newBottom = corner.startsWith('bottom') ? between(toY, y + minCropSide, 1) : bottom;
  return { x: left, y: top, width: newRight - left, height: newBottom - top };
}

/** The longer side, in parts of the picture. */
export const sizeOf = ({ width, height }: Crop): number => Math.max(width, height);

/** In the same shape around the same middle, as far as the edges allow. */
export function scaledTo(crop: Crop, size: number): Crop {
  const { x, y, width, height } = crop;
  const factor = between(size, minCropSide, 1) / sizeOf(crop);
  const scaled = { width: between(width * factor, minCropSide, 1), height: between(height * factor, minCropSide, 1), x: 0, y: 0 };
  return centredAt(scaled, x + width / 2, y + height / 2);
}

/** Wider and higher by parts of the picture, around the same middle. */
export function grown(crop: Crop, wider: number, higher: number): Crop {
  const { x, y, width, height } = crop;
  const size = { width: between(width + wider, minCropSide, 1), height: between(height + higher, minCropSide, 1), x: 0, y: 0 };
  return centredAt(size, x + width / 2, y + height / 2);
}
