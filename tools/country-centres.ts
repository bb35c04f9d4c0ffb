// `node tools/country-centres.ts` writes office/screens/offices/country-centres.ts: where the middle of each country is on the map of offices.
// The table changes with the projection of the map (contract/map/world-map.ts) and with the borders of Natural Earth; a test compares them.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoArea, geoBounds, geoCentroid, geoContains, geoDistance } from 'd3-geo';
import type { Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapPosition } from '../contract/map/world-map.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Place = [longitude: number, latitude: number];

export const countryCentresFile = fileURLToPath(new URL('../office/screens/offices/country-centres.ts', import.meta.url));

/** Steps of the grid in which a place inside a crooked country is sought, across it. */
const gridSteps = 40;

/** The source of the table. Geometry: Natural Earth, 1:50 million. Codes: ISO 3166-1 alpha-2. */
export function countryCentresSource(): string {
  const atlas = readJson<Atlas>('world-atlas/countries-50m.json');
  const codes = new Map(readJson<string[][]>('i18n-iso-countries/codes.json').map(([alpha2 = '', , numeric = '']) => [numeric, alpha2]));
  const parts = new Map<string, Polygon[]>();
  for (const { id, geometry } of feature(atlas, atlas.objects.countries).features) {
    const code = codes.get(String(id));
    const shapes = geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    // Islands far away can stand apart under the code of their country.
    if (code !== undefined)
      parts.set(code, [...(parts.get(code) ?? []), ...shapes.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))]);
  }
  const lines = [...parts].flatMap(([code, polygons]) => {
    const [longitude, latitude] = middleOf(polygons);
    const { positionTop, positionLeft } = mapPosition({ longitude, latitude });
    // The ice of the south is not on the map.
    return positionTop > 100 ? [] : [`  ${code}: [${round(positionTop)}, ${round(positionLeft)}],`];
  });
  return [
    '/** Says where the middle of each country is on the map: top and left in percent, by ISO 3166-1 alpha-2. Made by tools/country-centres.ts. */',
    'export const countryCentres: Readonly<Record<string, readonly [top: number, left: number]>> = {',
    ...lines.toSorted(),
    '};',
    '',
  ].join('\n');
}

/** The middle of the largest part, or of that part the place nearest to it, where a country bends round its own middle. */
function middleOf(parts: Polygon[]): Place {
  const [largest] = parts.toSorted((one, other) => geoArea(other) - geoArea(one));
  if (!largest) return [0, 0];
  const middle = geoCentroid(largest);
  if (geoContains(largest, middle)) return middle;
  const [[west, south], [east, north]] = geoBounds(largest);
  const along = (from: number, to: number, step: number) => from + ((to - from) * (step + 0.5)) / gridSteps;
  const places = Array.from(
    { length: gridSteps ** 2 },
    (_, index): Place => [along(west, east, index % gridSteps), along(south, north, Math.floor(index / gridSteps))],
  );
  const inside = places.filter((place) => geoContains(largest, place));
  return inside.toSorted((one, other) => geoDistance(one, middle) - geoDistance(other, middle))[0] ?? middle;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')) as T;
const round = (percent: number): number => Math.round(percent * 10) / 10;

if (import.meta.main) writeFileSync(countryCentresFile, countryCentresSource());
