import type { MapPlace } from './find-country.ts';

/** To a tenth of a percent: about one pixel of the picture. */
const rounded = (percent: number): number => Math.round(Math.min(Math.max(percent, 0), 100) * 10) / 10;

/** A place within the picture. */
export const onMap = ({ top, left }: MapPlace): MapPlace => ({ top: rounded(top), left: rounded(left) });

/** Where a point of the window is on the map that fills `box`. */
export const placeAt = (box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, x: number, y: number): MapPlace =>
  onMap({ top: ((y - box.top) / box.height) * 100, left: ((x - box.left) / box.width) * 100 });
