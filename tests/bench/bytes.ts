// `npm run bench:bytes [-- /path …]`: the script and style that every page loads on a desktop while it is scrolled through, or those named, with
// what stands in the page itself. Prints files and bytes, compressed file by file (Brotli), without headers.
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { locales, localizedPath } from '#contract/locales';
import { headlessShellOptions } from '../e2e/support/browser.ts';
import { routes } from '../e2e/support/routes.ts';
import { desktop } from '../e2e/support/screens.ts';
import { scrollThroughPage } from '../e2e/support/scrolling.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';

type Kind = 'script' | 'style';
type Loaded = Record<Kind, string[]>;

const kinds: Readonly<Partial<Record<string, Kind>>> = { script: 'script', stylesheet: 'style' };

const site = await SiteProcess.start('working');
const browser = await chromium.launch(headlessShellOptions);
try {
  const named = process.argv.slice(2);
  const paths = named.length > 0 ? named : locales.flatMap((locale) => routes.map((path) => localizedPath(path, locale)));
  console.log('| page | scripts | bytes | styles | bytes |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const path of paths) {
    const { script, style } = await load(browser, site.url + path);
    console.log(`| ${path} | ${script.length} | ${compressed(script)} | ${style.length} | ${compressed(style)} |`);
  }
} finally {
  await browser.close();
  await site.remove();
}

/** The texts of a page's files, and those of all its elements as one more. */
async function load(visitor: Browser, url: string): Promise<Loaded> {
  const page = await visitor.newPage({ ...desktop, reducedMotion: 'reduce' });
  const bodies: Promise<[Kind, string]>[] = [];
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()];
    if (kind) bodies.push(response.text().then((text) => [kind, text]));
  });
  await page.goto(url);
  await scrollThroughPage(page);
  await page.waitForLoadState('networkidle');
  const files = Map.groupBy(await Promise.all(bodies), ([kind]) => kind);
  const textsOf = async (kind: Kind, elements: string) => {
    const inPage = (await page.locator(elements).allTextContents()).join('\n');
    return [...(files.get(kind) ?? []).map(([, text]) => text), ...(inPage ? [inPage] : [])];
  };
  const loaded = {
    script: await textsOf('script', 'script:not([src]):not([type="application/ld+json"])'),
    style: await textsOf('style', 'style'),
  };
  await page.close();
  return loaded;
}

function compressed(texts: readonly string[]): number {
  return texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0);
}
