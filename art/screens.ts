/**
 * Photographs what the displays in the scenes show: every page of art/screens, in the size that its `body` has. Pages with
 * words in art/screens/texts/ar.json are photographed in Arabic as well, as <screen>.ar.png. Beside the pictures it writes `land.json`, the points that the map and the globe are made of.
 *
 *   node art/screens.ts <folder for the pictures> [screen ...]
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { chromium } from '@playwright/test';
import { brands } from '#brand';
import type { Locale } from '#contract/locales';
import { installedBrowser } from '../tools/setup/browser.mjs';
import { landPoints } from './screens/land.ts';
import arabic from './screens/texts/ar.json' with { type: 'json' };
import { servePages } from './serve-pages.ts';
import { translatePage } from './translate-page.ts';

const pages = join(import.meta.dirname, 'screens');
const marks = join(import.meta.dirname, '../api/demo/logos');
/** Displays are seen from close by: pixels of the picture for each of the page. */
const density = 2;
const viewport = { width: 1280, height: 720 };

/** Runs in the page: replaces `{city}` and the like in its text. */
function fillIn(values: Record<string, string>): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [name, value] of Object.entries(values)) node.textContent = (node.textContent ?? '').replaceAll(`{${name}}`, value);
}

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('usage: node art/screens.ts <folder for the pictures> [screen ...]');
await mkdir(folder, { recursive: true });
const all = (await readdir(pages)).filter((file) => file.endsWith('.html')).map((file) => parse(file).name);
const land = JSON.stringify(await landPoints());
await writeFile(join(folder, 'land.json'), land);
const { server, origin } = await servePages(pages);
const browser = await chromium.launch({ executablePath: installedBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const tab = await browser.newPage({ deviceScaleFactor: density });
const texts: Record<string, Record<string, string>> = arabic;

async function photograph(name: string, locale: Locale, file: string): Promise<void> {
  await tab.goto(`${origin}/${name}.html`, { waitUntil: 'networkidle' });
  if (locale === 'ar') await translatePage(tab, texts[name] ?? {});
  // A page that is narrower than the window would stand at its right side in Arabic, and its background would not.
  const size = await tab.locator('body').boundingBox();
  await tab.setViewportSize(locale === 'ar' && size ? size : viewport);
  const { city, country } = brands[locale].office;
  await tab.evaluate(fillIn, { city, country });
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  await tab.locator('body').screenshot({ path: file });
}

try {
  await tab.route('**/land.json', (route) => route.fulfill({ contentType: 'application/json', body: land }));
  const markNames = (await readdir(marks)).map((file) => parse(file).name);
  await tab.route('**/marks.json', (route) => route.fulfill({ json: markNames.slice(0, 20) }));
  await tab.route('**/marks/*.svg', (route) => route.fulfill({ path: join(marks, basename(route.request().url())) }));
  for (const name of wanted.length > 0 ? wanted : all) {
    await photograph(name, 'en', join(folder, `${name}.png`));
    if (name in texts) await photograph(name, 'ar', join(folder, `${name}.ar.png`));
  }
} finally {
  await browser.close();
  server.close();
}
