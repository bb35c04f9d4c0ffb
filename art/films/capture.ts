/**
 * Photographs a film, frame by frame, as PNG files: nothing depends on the speed of the machine.
 *
 *   node art/films/capture.ts <page, e.g. ribbons> <folder for the frames> [width=1600] [height=900] [fps=24] [first=0] [last] [every=1]
 *
 * Frames are numbered as in the film; with `every` 48 there is one for every two seconds, enough for a look at the whole.
 *
 * CHROMIUM names a browser to use instead of the installed one. It needs WebGL 2; software rendering is enough.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';

declare global {
  /** Offered by every film's page. */
  var duration: number;
  var seek: (seconds: number) => Promise<void>;
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const modules = join(import.meta.dirname, '../../node_modules');

/** A Lucide icon as an SVG document. The package offers components only; their data stands in each module. */
async function drawIcon(name: string): Promise<string> {
  const { __iconData: icon } = (await import(join(modules, `lucide-react/dist/esm/icons/${name}.mjs`))) as { __iconData: IconData };
  const shapes = icon.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75"';
  return `${open} stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`;
}

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/** What a page asks for: an icon, a typeface of the site, or a file beside it. */
async function answer(path: string): Promise<string | Buffer> {
  const [, kind, name = ''] = /^\/(icons|fonts)\/([\w-]+)\.\w+$/.exec(path) ?? [];
  if (kind === 'icons') return drawIcon(name);
  if (kind === 'fonts') return readFile(join(modules, `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  return readFile(join(import.meta.dirname, path));
}

/** Modules are not loaded from file addresses, so the pages come from a server on the loopback. */
async function servePages(): Promise<{ server: Server; origin: string }> {
  const server = createServer(async (request, response) => {
    try {
      const path = new URL(request.url ?? '/', 'http://pages').pathname;
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(await answer(path));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Pages that draw with WebGL. The others are photographed six times faster without it. */
const shaderPages = new Set(['ribbons', 'silk']);
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const [page, folder, width = '1600', height = '900', fps = '24', first = '0', last, every = '1'] = process.argv.slice(2);
if (!page || !folder) throw new Error('usage: node art/films/capture.ts <page> <folder> [width] [height] [fps] [first] [last] [every]');
await mkdir(folder, { recursive: true });
const { server, origin } = await servePages();
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ['--force-color-profile=srgb', ...(shaderPages.has(page) ? softwareGl : ['--disable-gpu'])],
});
try {
  const tab = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
  tab.on('pageerror', (error) => {
    throw error;
  });
  await tab.goto(`${origin}/${page}.html`);
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
