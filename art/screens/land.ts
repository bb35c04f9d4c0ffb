/** Points on land, for the globe and for maps on displays. Geometry: Natural Earth 1:110m, public domain, from world-atlas. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { geoContains } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const spacing = 1.8; // degrees of latitude between two rows
const atEquator = 200; // points in the widest row

/** An even grid as [longitude, latitude] in degrees, without Antarctica. */
export async function landPoints(): Promise<[number, number][]> {
  const file = join(import.meta.dirname, '../../node_modules/world-atlas/land-110m.json');
  const world = JSON.parse(await readFile(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const land = feature(world, world.objects.land);

  const points: [number, number][] = [];
  for (let latitude = -56; latitude < 80; latitude += spacing) {
    const count = Math.round(atEquator * Math.cos((latitude * Math.PI) / 180));
    for (let index = 0; index < count; index++) {
      const point: [number, number] = [-180 + (360 * index) / count, latitude];
      if (geoContains(land, point)) points.push([Number(point[0].toFixed(2)), Number(point[1].toFixed(2))]);
    }
  }
  return points;
}
