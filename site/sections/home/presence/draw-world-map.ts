import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import type { Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { palette } from '#brand/colours';
import { defaultLocale } from '#contract/locales';
import { worldProjection } from '#contract/map/world-map';
import { worldMap } from '#contract/map/world-map-size';
import { companyIn } from '#site/content/company.ts';

/** Distance of neighbouring dots, in pixels of the picture. */
const step = 11;
const rowHeight = step * 0.87;

/** Latitudes, in degrees, beyond which nothing is drawn: the polar ice would make the picture larger. */
const south = -57;
const north = 80;

type Atlas = Topology<{ countries: GeometryCollection }>;

/** Degrees. */
type Place = [longitude: number, latitude: number];

/** An area of the world. */
interface Area {
  contains(place: Place): boolean;
}

/** The world as dots that fade with the distance from the head office, whose country is highlighted. Geometry: Natural Earth, 1:110 million. */
export function drawWorldMap(): string {
  const { width, height } = worldMap;
  const countries = readCountries();
  const projection = worldProjection();
  const { longitude, latitude } = companyIn(defaultLocale).office;
  const office: Place = [longitude, latitude];
  const home = countries.find((country) => country.contains(office));
  const [x, y] = projection(office) ?? [width / 2, height / 2];

  /** The place under a pixel; undefined beyond the edge of the world, where the inverse projection wraps round. */
  const placeAt = (pixel: [number, number]): Place | undefined => {
    const place = projection.invert?.(pixel);
    if (!place || Math.abs(place[0]) > 180 || place[1] < south || place[1] > north) return undefined;
    const back = projection(place);
    return back && Math.hypot(back[0] - pixel[0], back[1] - pixel[1]) < 1 ? place : undefined;
  };

  let dots = '';
  let highlight = '';
  for (let row = 0; row * rowHeight <= height; row++) {
    const dotY = Number((row * rowHeight).toFixed(1));
    for (let dotX = row % 2 ? step / 2 : 0; dotX <= width; dotX += step) {
      const place = placeAt([dotX, dotY]);
      const country = place && countries.find((candidate) => candidate.contains(place));
      if (!country) continue;
      const dot = `M${dotX} ${dotY}h0`;
      if (country === home) highlight += dot;
      else dots += dot;
    }
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round"><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="620"><stop stop-color="${palette['brand-light']}"/><stop offset=".22" stop-color="${palette.brand}"/><stop offset=".6" stop-color="${palette['map-far']}"/><stop offset="1" stop-color="${palette['map-farthest']}"/></radialGradient><path d="${dots}" stroke="url(#g)" stroke-width="3.6"/><path d="${highlight}" stroke="${palette.paper}" stroke-width="4.6"/></svg>`;
}

/** All of them: what is in none is sea. To ask the atlas's own shapes of all land takes five times as long. */
function readCountries(): Area[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  return feature(atlas, atlas.objects.countries).features.map(({ geometry }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [];
    const parts = polygons.map(areaOf);
    return { contains: (place) => parts.some((part) => part.contains(place)) };
  });
}

/** A part of a country. Its bounds spare most places the exact test. */
function areaOf(coordinates: Position[][]): Area {
  const polygon: Polygon = { type: 'Polygon', coordinates };
  const [[west, southern], [east, northern]] = geoBounds(polygon);
  return {
    contains([longitude, latitude]) {
      // One that crosses the date line has its western bound east of the eastern one.
      const between = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
      return between && latitude >= southern && latitude <= northern && geoContains(polygon, [longitude, latitude]);
    },
  };
}
