/**
 * Lays the ribbons over the city, frame by frame, and cuts the phone's crop from each.
 *
 *   node art/films/compose-hero.ts <city master> <folder of ribbon frames> <folder for the results>
 *
 * Writes `hero/` and `hero-tall/` with the frames, and the first frame of each as the master of its still.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeCity, composeHeroFrame, tallCrop } from './hero-frame.ts';

const [cityMaster, ribbonFrames, results] = process.argv.slice(2);
if (!cityMaster || !ribbonFrames || !results) throw new Error('usage: node art/films/compose-hero.ts <city> <ribbon frames> <results>');
await mkdir(join(results, 'hero'), { recursive: true });
await mkdir(join(results, 'hero-tall'), { recursive: true });
const city = await composeCity(cityMaster);
for (const [index, file] of (await readdir(ribbonFrames)).sort().entries()) {
  const frame = await (await composeHeroFrame(city, join(ribbonFrames, file))).png({ compressionLevel: 3 }).toBuffer();
  const tall = await sharp(frame).extract(tallCrop).png({ compressionLevel: 3 }).toBuffer();
  await sharp(frame).toFile(join(results, 'hero', file));
  await sharp(tall).toFile(join(results, 'hero-tall', file));
  if (index === 0) {
    await sharp(frame).toFile(join(results, 'hero.png'));
    await sharp(tall).toFile(join(results, 'hero-tall.png'));
  }
}
