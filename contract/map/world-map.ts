import { geoNaturalEarth1 } from 'd3-geo';
import { worldMap } from './world-map-size.ts';

/** From degrees of longitude and latitude to pixels of the map. */
export const worldProjection = () =>
  geoNaturalEarth1()
    .scale(262)
    .translate([worldMap.width / 2 - 20, worldMap.height / 2 + 62])
    .rotate([-12, 0]);

/** Returns where an office at `latitude` and `longitude`, in degrees, stands on the map, in percent. */
export function mapPosition({ latitude, longitude }: { latitude: number; longitude: number }): {
  positionTop: number;
  positionLeft: number;
} {
  const [x = worldMap.width / 2, y = worldMap.height / 2] = worldProjection()([longitude, latitude]) ?? [];
  const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
  return { positionTop: percent(y, worldMap.height), positionLeft: percent(x, worldMap.width) };
}
