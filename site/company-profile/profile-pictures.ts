import { serviceCards } from '#site/sections/home/service-cards.ts';
import { type Crop, cutPicture } from './pictures.ts';

interface PlacedPicture extends Crop {
  /** Without lettering, mark or geography: turned round where a language is read from right to left. */
  mirrors?: boolean;
}

/** A4, in points. */
const paperWidth = 595.28;

/** The pictures by their names in the template, with the size at which it shows them. */
const pictures: Record<string, PlacedPicture> = {
  cover: { name: 'hero', width: paperWidth, height: 512, quality: 74, mirrors: true },
  'who-we-are': { name: 'city-relief', width: paperWidth, height: 286, mirrors: true },
  vision: { name: 'rack', width: paperWidth, height: 410, mirrors: true },
  marketing: { name: 'target', width: 430, height: 330, mirrors: true },
  figures: { name: 'hexagons', width: paperWidth, height: 480, quality: 60, mirrors: true },
  contact: { name: 'city-night', width: paperWidth, height: 340, mirrors: true },
  ...Object.fromEntries(serviceCards.map(({ picture }) => [picture, { name: picture, width: 84, height: 84, zoom: 1.25 }])),
};

/** The pictures of the document in a language, as JPEG files by their paths in the template. */
export async function profilePictures(rightToLeft: boolean): Promise<[path: string, bytes: Buffer][]> {
  const entries = Object.entries(pictures);
  return Promise.all(
    entries.map(async ([name, { mirrors, ...crop }]) => [`pictures/${name}.jpg`, await cutPicture(crop, rightToLeft && Boolean(mirrors))]),
  );
}
