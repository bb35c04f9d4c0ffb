import { regionOf } from '#contract/countries/regions';
import { countryCentres } from './country-centres.ts';

/** A place on the map, in percent. */
export type MapPlace = { top: number; left: number };

/** Returns where the middle of a country is, by its name in any language of the Office; undefined for a name that is not known. */
export function centreOf(name: string): MapPlace | undefined {
  const code = regionOf(name);
  const [top, left] = (code !== undefined && countryCentres[code]) || [];
  return top === undefined || left === undefined ? undefined : { top, left };
}
