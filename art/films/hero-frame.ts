/** The home page's hero: the city at night with the ribbons of light over it, and empty black on the side where the headline stands. */
import sharp, { type Sharp } from 'sharp';

/** Pixels of a composed frame. The ribbons are photographed larger, because they are turned before they are cropped. */
export const heroSize = { width: 1920, height: 1080 };
export const ribbonsSize = { width: 2100, height: 1182 };

/** The part of the hero that a phone shows, in pixels of a composed frame. */
export const tallCrop = { left: 860, top: 60, width: 760, height: 1020 };

const ink = '#080706';
const city = { width: 1640, height: 1025, left: 380, top: 170, brightness: 1.12 };
const ribbons = { degrees: -17, left: 60, top: 330, brightness: 1.1 };

type Stop = [offset: number, opacity: number];

/** A picture of one colour whose opacity runs through `stops`, from left to right or from top to bottom. */
function gradient(size: { width: number; height: number }, colour: string, direction: 'across' | 'down', stops: Stop[]): Buffer {
  const marks = stops.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('');
  const end = direction === 'across' ? 'x2="1"' : 'x2="0" y2="1"';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      `<defs><linearGradient id="fade" ${end}>${marks}</linearGradient></defs><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );
}

/** The city on ink, faded towards the headline, the sky and the foot of the picture. */
export async function composeCity(cityMaster: string): Promise<Buffer> {
  const fadeFromStart = gradient(city, '#fff', 'across', [[0, 0], [0.14, 0.08], [0.4, 1]]); // biome-ignore format: one stop beside the other
  const fadeAtEnds = gradient(city, '#fff', 'down', [[0, 0], [0.12, 1], [0.62, 1], [0.86, 0]]); // biome-ignore format: one stop beside the other
  const resized = await sharp(cityMaster)
    .resize(city.width, city.height)
    .modulate({ brightness: city.brightness })
    .ensureAlpha()
    .composite([
      { input: fadeFromStart, blend: 'dest-in' },
      { input: fadeAtEnds, blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  const inFrame = await sharp(resized)
    .extract({ left: 0, top: 0, width: Math.min(city.width, heroSize.width - city.left), height: heroSize.height - city.top })
    .png()
    .toBuffer();
  const onBlack = await sharp({ create: { ...heroSize, channels: 3, background: '#000' } })
    .composite([{ input: inFrame, left: city.left, top: city.top }])
    .png()
    .toBuffer();
  // added as light: laid over, the city's black sky would show as a darker box on the ink
  return sharp({ create: { ...heroSize, channels: 3, background: ink } })
    .composite([{ input: onBlack, blend: 'screen' }])
    .png()
    .toBuffer();
}

const ribbonShade = gradient(heroSize, '#000', 'across', [[0, 1], [0.16, 0.93], [0.36, 0.74], [0.58, 0]]); // biome-ignore format: one stop beside the other

/** One frame of the hero; `ribbonFrame` is a photograph of the ribbons page at `ribbonsSize`. */
export async function composeHeroFrame(cityPicture: Buffer, ribbonFrame: string): Promise<Sharp> {
  const turned = await sharp(ribbonFrame)
    .removeAlpha()
    .modulate({ brightness: ribbons.brightness })
    .rotate(ribbons.degrees, { background: '#000' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shaded = await sharp(turned)
    .extract({ left: ribbons.left, top: ribbons.top, ...heroSize })
    .composite([{ input: ribbonShade }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(cityPicture).composite([{ input: shaded, blend: 'screen' }]);
}
