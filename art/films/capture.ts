/**
 * Photographs a film, frame by frame, as PNG files: nothing depends on the speed of the machine.
 *
 *   node art/films/capture.ts <page, e.g. ribbons> <folder for the frames> [width=1600] [height=900] [fps=24] [first=0] [last] [every=1]
 *
 * Frames are numbered as in the film; with `every` 48 there is one for every two seconds, enough for a look at the whole.
 *
 * `pos-setup-ar` is the film `pos-setup` with its Arabic words, from art/films/texts.
 *
 * CHROMIUM names a browser to use instead of the installed one. It needs WebGL 2; software rendering is enough.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { servePages } from '../serve-pages.ts';

declare global {
  /** Offered by every film's page. */
  var duration: number;
  var seek: (seconds: number) => Promise<void>;
}

/** Pages that draw with WebGL. The others are photographed six times faster without it. */
const shaderPages = new Set(['ribbons', 'silk']);
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const [page, folder, width = '1600', height = '900', fps = '24', first = '0', last, every = '1'] = process.argv.slice(2);
if (!page || !folder) throw new Error('usage: node art/films/capture.ts <page> <folder> [width] [height] [fps] [first] [last] [every]');
await mkdir(folder, { recursive: true });
const { server, origin } = await servePages(import.meta.dirname);
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--force-color-profile=srgb', ...(shaderPages.has(page) ? softwareGl : ['--disable-gpu'])],
});
try {
  const tab = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
  tab.on('pageerror', (error) => {
    throw error;
  });
  const [film = page, arabic] = page.split(/-(?=ar$)/);
  await tab.goto(`${origin}/${film}.html${arabic ? '?locale=ar' : ''}`);
  await tab.waitForFunction(() => globalThis.seek !== undefined);
  const camera = await tab.context().newCDPSession(tab);
  const frames = Math.round((await tab.evaluate(() => globalThis.duration)) * Number(fps));
  for (let frame = Number(first); frame <= Number(last ?? frames - 1); frame += Number(every)) {
    await tab.evaluate((seconds) => globalThis.seek(seconds), frame / Number(fps));
    const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await writeFile(join(folder, `${String(frame).padStart(4, '0')}.png`), data, 'base64');
  }
} finally {
  await browser.close();
  server.close();
}
