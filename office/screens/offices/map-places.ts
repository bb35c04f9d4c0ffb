import type { MapPlace } from './find-country.ts';

/** To a tenth of a percent: about one pixel of the picture. */
const rounded = (percent: number): number => Math.round(Math.min(Math.max(percent, 0), 100) * 10) / 10;

/** A place within the picture. */
export const onMap = ({ top, left }: MapPlace): MapPlace => ({ top: rounded(top), left: rounded(left) });

/** Returns the place of a point of the window on the map that fills `box`. */
export const placeAt = (box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): MapPlace =>
  onMap({ top: ((y - box.top) / box.height) * 100, left: ((x - box.left) / box.width) * 100 });

/** A pin with a name that may stand beside it. */
interface NamedPlace {
  id: string;
  name: string;
  place: MapPlace;
}

export type LabelSide = 'east' | 'west' | 'north' | 'south';

/** Sizes of a name, in pixels: its distance from the pin at the side and above or below, the width of a letter, and the height of the line. */
const label = { distance: 16, rise: 12, letter: 7.2, height: 17 };

/** Pixels from the middle of a pin to its edge. */
const pinRadius = 9;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * On which side of its pin each name stands, so that none lies on another one or on another pin; those for which there is no room are left out.
 *
 * @param taken room that something else needs, in pixels of the map
 */
export function placeLabels(
  pins: readonly NamedPlace[],
  { width, height }: { width: number; height: number },
  taken: readonly Box[] = [],
): Map<string, LabelSide> {
  const boxes = [...taken];
  const pinBoxes = pins.map(({ id, place }) => ({ id, box: pinBox((place.left / 100) * width, (place.top / 100) * height) }));
  const sides = new Map<string, LabelSide>();
  for (const { id, name, place } of pins) {
    const [x, y] = [(place.left / 100) * width, (place.top / 100) * height];
    const reach = label.distance + name.length * label.letter;
    const vertical = { top: y - label.height / 2, bottom: y + label.height / 2 };
    const half = (name.length * label.letter) / 2;
    const horizontal = { left: x - half, right: x + half };
    const room: Record<LabelSide, Box> = {
      east: { ...vertical, left: x, right: x + reach },
      west: { ...vertical, left: x - reach, right: x },
      north: { ...horizontal, top: y - label.rise - label.height, bottom: y - label.rise },
      south: { ...horizontal, top: y + label.rise, bottom: y + label.rise + label.height },
    };
    const side = (['east', 'west', 'north', 'south'] as const).find(
      (each) =>
        room[each].left >= 0 &&
        room[each].right <= width &&
        room[each].top >= 0 &&
        room[each].bottom <= height &&
        !boxes.some((box) => overlap(box, wordsOf(room[each], each))) &&
        !pinBoxes.some((other) => other.id !== id && overlap(other.box, wordsOf(room[each], each))),
    );
    if (!side) continue;
    boxes.push(wordsOf(room[side], side));
    sides.set(id, side);
  }
  return sides;
}

const pinBox = (x: number, y: number): Box => ({ left: x - pinRadius, right: x + pinRadius, top: y - pinRadius, bottom: y + pinRadius });

/** The name without its distance from the pin. */
function wordsOf(room: Box, side: LabelSide): Box {
  if (side === 'east') return { ...room, left: room.left + label.distance };
  return side === 'west' ? { ...room, right: room.right - label.distance } : room;
}

/** The end, or the middle, of the foot of its letters, in pixels from the pin. */
export const labelPlaces: Record<LabelSide, { x: number; y: number }> = {
  east: { x: label.distance, y: 4 },
  west: { x: -label.distance, y: 4 },
  north: { x: 0, y: -label.rise - 4 },
  south: { x: 0, y: label.rise + 12 },
};

/** Describes where the name of the open office stands beside its pin: above it and to its right, unless the edge of the map is near. */
export interface TipSide {
  west: boolean;
  below: boolean;
}

/** Pixels of the box in which the name of the open office stands. */
export const tipWidth = 220;
/** The name needs at most this much room. */
const tip = { width: 160, height: 60 };

export function tipSide({ top, left }: MapPlace, { width, height }: { width: number; height: number }): TipSide {
  return { west: ((100 - left) / 100) * width < tip.width && left > 50, below: (top / 100) * height < tip.height };
}

/** Returns where the box of that name begins, in pixels from the pin: beside it, as far as it is within the map. */
export function tipStart(place: MapPlace, size: { width: number; height: number }): number {
  const x = (place.left / 100) * size.width;
  const beside = tipSide(place, size).west ? -tipWidth - 12 : 12;
  return Math.max(-x, Math.min(beside, size.width - tipWidth - x));
}

/** The room that the name of the open office may take, in pixels of the map. */
export function tipBox(place: MapPlace, size: { width: number; height: number }): Box {
  const [x, y] = [(place.left / 100) * size.width, (place.top / 100) * size.height];
  const { west, below } = tipSide(place, size);
  return {
    left: west ? x - tip.width : x - 12,
    right: west ? x + 12 : x + tip.width,
    top: below ? y - 12 : y - tip.height,
    bottom: below ? y + tip.height : y + 12,
  };
}
