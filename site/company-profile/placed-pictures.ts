import type manifest from '../pictures/manifest.json';
import { serviceCards } from '../sections/home/service-cards.ts';

/** A picture of the site, and the size at which a page shows a part of it. */
export interface PlacedPicture {
  name: keyof typeof manifest;
  /** Points on the page. */
  width: number;
  height: number;
  /** Enlarges the picture before it is cropped around its focal point. */
  zoom?: number;
  quality?: number;
}

/** A4, in points. */
const paperWidth = 595.28;

/** The pictures by their names in the template. The build cuts them (tools/profile-pictures.ts). */
export const placedPictures: Record<string, PlacedPicture> = {
  cover: { name: 'hero', width: paperWidth, height: 512, quality: 74 },
  'who-we-are': { name: 'city-relief', width: paperWidth, height: 286 },
  vision: { name: 'rack', width: paperWidth, height: 410 },
  marketing: { name: 'target', width: 430, height: 330 },
  figures: { name: 'hexagons', width: paperWidth, height: 480, quality: 60 },
  contact: { name: 'city-night', width: paperWidth, height: 340 },
  ...Object.fromEntries(serviceCards.map(({ picture }) => [picture, { name: picture, width: 84, height: 84, zoom: 1.25 }])),
};
