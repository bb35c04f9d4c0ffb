import type { Branch } from '#contract/branch';
import { defaultPosition } from '#contract/limits';
import { worldMapRegion as region, worldMap } from '#contract/map/world-map-size';

/** Pixels around a pin in which the pointer is on it. */
const reach = 22;

/** Pixels: the largest radius of what receives clicks without a script, and the radius of a pin's dot. */
const radius = { largest: 12, dot: 4.5 };

/** The map is at least this wide, in pixels. */
const narrowestMap = 320;

export const left = ({ positionLeft = defaultPosition }: Branch): number => positionLeft;
export const top = ({ positionTop = defaultPosition }: Branch): number => positionTop;

/** Returns the address that a pin leads to. */
export const linkOf = ({ website, googleMap }: Branch): string | undefined => website ?? googleMap;

/** Whether an office is in the part of the map that is shown larger while all of them are. */
export const isInRegion = (office: Branch): boolean =>
  left(office) > region.left && left(office) < region.right && top(office) > region.top && top(office) < region.bottom;

/** The office whose pin is nearest to a place in the window, of those in reach; of two at one place the first. */
export function nearestOffice(
  offices: Branch[],
  map: DOMRect | undefined,
  { clientX, clientY }: { clientX: number; clientY: number },
): Branch | undefined {
  if (!map) return undefined;
  const distances = offices.map((office) =>
    Math.hypot(map.left + (left(office) / 100) * map.width - clientX, map.top + (top(office) / 100) * map.height - clientY),
  );
  const shortest = Math.min(...distances);
  return shortest <= reach ? offices[distances.indexOf(shortest)] : undefined;
}

/** Measures how far two pins are from each other, in pixels of the narrowest map. */
const gapBetween = (one: Branch, other: Branch): number =>
  (Math.hypot(left(one) - left(other), ((top(one) - top(other)) * worldMap.height) / worldMap.width) * narrowestMap) / 100;

/** The radius in which a pin receives clicks itself, in pixels: no pin covers the middle of another. */
export function targetRadius(office: Branch, offices: Branch[]): number {
  const gaps = offices.filter((other) => other !== office).map((other) => gapBetween(office, other));
  return Math.max(radius.dot, Math.min(radius.largest, ...gaps.map((gap) => gap / 2)));
}

/** Whether the label of an office says what that of an earlier one beside it says. */
export const repeatsLabel = (office: Branch, offices: Branch[]): boolean =>
  offices
    .slice(0, offices.indexOf(office))
    .some((earlier) => earlier.country === office.country && gapBetween(earlier, office) < 2 * radius.largest);
