/**
 * Makes the pictures that chats and social networks show beside a link, one for every page of the sitemap:
 *
 *   npm start                                       # the pages tell their own headlines
 *   node art/share-pictures.ts http://127.0.0.1:3000
 *   node art/share-pictures.ts http://127.0.0.1:3000 pc seo     # these two; the others stay as they are
 *
 * Each is the page's own subject from site/pictures, its headline and the mark: which subject, and how large, is set in
 * share-pictures.json. `site/share/manifest.json` notes the headlines, so that a test sees when one has changed.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { brand } from '#brand';
import pictures from '../site/pictures/manifest.json' with { type: 'json' };
import { installedBrowser } from '../tools/setup/browser.mjs';
import scenes from './share-pictures.json' with { type: 'json' };

interface Scene {
  picture?: keyof typeof pictures;
  /** How wide the picture is drawn, in pixels. */
  width?: number;
  light?: boolean;
}

interface PageText {
  headline: { text: string; highlight: boolean }[];
  subject: string;
}

const size = { width: 1200, height: 630 };
/** What a chat on a slow line still fetches. */
const mostBytes = 80_000;
/** Centre of the subject, in pixels: the text ends well before it. */
const subjectAt = { x: 900, y: 310 };

const project = join(import.meta.dirname, '..');
const folder = join(project, 'site/share');
const manifestFile = join(folder, 'manifest.json');
const dataUrl = async (type: string, file: string) => `data:${type};base64,${(await readFile(join(project, file))).toString('base64')}`;

async function styleOfHouse(): Promise<string> {
  const tokens = await readFile(join(project, 'ui/styles/tokens.css'), 'utf8');
  const colours = [...tokens.matchAll(/--[\w-]+: #[0-9a-f]{6};/g)].map(([line]) => line);
  const face = async (name: string, family: string) =>
    `@font-face{font-family:${family};font-weight:100 900;src:url(${await dataUrl('font/woff2', `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)})}`;
  // the light theme repeats some names further down; the first value of each is the dark one
  const first = [...new Map(colours.toReversed().map((line) => [line.split(':')[0], line])).values()];
  return `:root{${first.join('')}}${await face('alexandria', 'Alexandria')}${await face('manrope', 'Manrope')}`;
}

/** The headline with its highlighted word, and what the title calls the page. */
function readText(page: Page): Promise<PageText> {
  return page.evaluate((company) => {
    const heading = document.querySelector('h1') as HTMLElement;
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const headline: PageText['headline'] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      if (parent.closest('.sr-only, [aria-hidden="true"]')) continue;
      const isOwnLine = parent !== heading && getComputedStyle(parent).display === 'block';
      headline.push({
        text: `${isOwnLine ? ' ' : ''}${node.textContent}`.replace(/\s+/g, ' '),
        highlight: parent.closest('.highlight') !== null,
      });
    }
    const eyebrow = heading.closest('section')?.querySelector('.eyebrow')?.textContent;
    const named = document.title.replace(` | ${company}`, '');
    return { headline, subject: named === document.title ? (eyebrow ?? '') : named };
  }, brand.name);
}

/** Size and position of the picture: its focal point is put at the centre of the subject, and it reaches the right edge. */
function placeOf({ picture, width: wanted = 1010 }: Scene) {
  if (!picture) return undefined;
  const { width, height, focal } = pictures[picture];
  const scale = Math.max(wanted / width, size.height / height);
  const drawn = { width: width * scale, height: height * scale };
  const left = Math.max(subjectAt.x - (focal.x / 100) * drawn.width, size.width - drawn.width);
  const top = Math.min(0, Math.max(subjectAt.y - (focal.y / 100) * drawn.height, size.height - drawn.height));
  return { ...drawn, left, top };
}

async function compose(page: Page, scene: Scene, text: PageText): Promise<Buffer> {
  const file = scene.picture && `site/pictures/${scene.picture}/${pictures[scene.picture].widths.at(-1)}.avif`;
  const source = file && (await dataUrl('image/avif', file));
  await page.evaluate(
    async ({ text, source, place, light, name, logo }) => {
      const find = <E extends Element>(selector: string) => document.querySelector(selector) as unknown as E;
      document.body.classList.toggle('light', light);
      const picture = find<HTMLImageElement>('#picture');
      const ground = find<SVGElement>('#ground');
      picture.hidden = !source;
      ground.style.display = source ? 'none' : 'block';
      if (source && place) {
        picture.src = source;
        for (const side of ['width', 'height', 'left', 'top'] as const) picture.style[side] = `${place[side]}px`;
        await picture.decode();
      }
      for (const drawing of [ground, find<SVGElement>('#mark')]) {
        drawing.setAttribute('viewBox', logo.viewBox);
        drawing.firstElementChild?.setAttribute('d', logo.path);
      }
      find<HTMLElement>('#name').textContent = name;
      find<HTMLElement>('#subject').textContent = text.subject;
      const headline = find<HTMLElement>('#headline');
      headline.replaceChildren(
        ...text.headline.map(({ text, highlight }) => {
          const part = document.createElement('span');
          part.textContent = text;
          part.className = highlight ? 'highlight' : '';
          return part;
        }),
      );
      await document.fonts.ready;
      let letters = 94;
      do headline.style.fontSize = `${letters--}px`;
      while (letters > 48 && (headline.offsetHeight > 350 || headline.scrollWidth > headline.clientWidth));
    },
    { text, source, place: placeOf(scene), light: scene.light === true, name: brand.name, logo: { ...brand.logo } },
  );
  return page.screenshot({ type: 'png' });
}

/** The best JPEG that is small enough. */
async function encode(drawing: Buffer): Promise<Buffer> {
  for (const quality of [88, 84, 80, 76, 72, 68, 64]) {
    const picture = await sharp(drawing)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (picture.length <= mostBytes) return picture;
  }
  throw new Error(`A picture does not fit into ${mostBytes} bytes`);
}

const [origin, ...chosen] = process.argv.slice(2);
if (!origin) throw new Error('Pass the URL of the running site, such as http://127.0.0.1:3000');

const sitemap = await (await fetch(new URL('/sitemap.xml', origin))).text();
const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
const slugOf = (path: string) => (path === '/' ? 'home' : path.slice(1));

const browser = await chromium.launch({ executablePath: installedBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const visitor = await browser.newPage({ javaScriptEnabled: true });
const studio = await browser.newPage({ viewport: size });
await studio.goto(`file://${join(import.meta.dirname, 'share-picture.html')}`);
await studio.addStyleTag({ content: await styleOfHouse() });

const headlines: Record<string, string> = {};
for (const path of paths) {
  const slug = slugOf(path);
  await visitor.goto(new URL(path, origin).href, { waitUntil: 'domcontentloaded' });
  const text = await readText(visitor);
  const headline = text.headline
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  headlines[slug] = headline;
  if (chosen.length > 0 && !chosen.includes(slug)) continue;
  const scene = (scenes as Record<string, Scene | undefined>)[slug];
  if (!scene) throw new Error(`share-pictures.json does not say what to show for ${path}`);
  const subject = text.subject === headline ? brand.tagline : text.subject;
  const picture = await encode(await compose(studio, scene, { ...text, subject }));
  await writeFile(join(folder, `${slug}.jpg`), picture);
  console.log(`${slug}.jpg ${picture.length} bytes: ${headline}`);
}
await browser.close();

for (const file of await readdir(folder)) if (file.endsWith('.jpg') && !(file.slice(0, -4) in headlines)) await rm(join(folder, file));
await writeFile(manifestFile, `${JSON.stringify({ ...size, headlines }, null, 2)}\n`);
