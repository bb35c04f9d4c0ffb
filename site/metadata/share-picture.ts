import { createHash } from 'node:crypto';
import { brands } from '#brand';
import { palette } from '#brand/colours';
import { defaultLocale, type Locale, siteLocales } from '#contract/locales';
import { shareSize } from '#contract/share-size';
import { type PageName, pageUrl, urls } from '#contract/urls';
import pictures from '../pictures/manifest.json' with { type: 'json' };
import type { Scene } from '../share/scene.ts';
import { scenes } from '../share/scenes.ts';
import { pageText } from './page-texts.ts';
import { headlineText, type ShareText, shareText } from './share-text.ts';

/** Raise it when pictures are drawn in another way: sharing sites keep what they have fetched for weeks, and ask again for another URL only. */
const version = 2;

export interface SharePicture {
  /** Path on this site. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  alt: string;
}

interface DrawnSharePicture extends SharePicture {
  text: ShareText;
  scene: Scene;
  locale: Locale;
}

function describe(page: keyof typeof scenes, locale: Locale): DrawnSharePicture {
  const text = shareText(pageText(page, locale), locale);
  const scene = scenes[page];
  const { name, logo } = brands[locale];
  const drawnFrom = JSON.stringify([version, name, logo, palette, scene, scene.picture && pictures[scene.picture], text]);
  const hash = createHash('sha256').update(drawnFrom).digest('hex').slice(0, 10);
  const slug = page === 'home' ? 'home' : urls[page].slice(1);
  const prefix = locale === defaultLocale ? '' : `${locale}-`;
  return { path: `/share/${prefix}${slug}.${hash}.jpg`, ...shareSize, alt: headlineText(text.headline), text, scene, locale };
}

const scenePages = Object.keys(scenes) as (keyof typeof scenes)[];

/** The sharing picture of every page that search engines may show, by the path of the page in each language. */
export const sharePictures = new Map<string, DrawnSharePicture>(
  siteLocales.flatMap((locale) => scenePages.map((page) => [pageUrl(page, locale), describe(page, locale)] as const)),
);

/** A page below another one, such as a client's, is shared with the picture of that one. */
const parents: [start: string, parent: PageName][] = [['/client-details/', 'clients']];

/** The page whose picture is shared for what stands at a path. */
export function sharedPage(path: string): PageName {
  const parent = parents.find(([start]) => path.startsWith(start))?.[1];
  return parent ?? scenePages.find((page) => urls[page] === path) ?? 'home';
}

/**
 * The site's own picture that sharing sites and chats show for a page; the first page's when the page has none of its own.
 *
 * @param path in the default language
 */
export function sharePicture(path: string, locale: Locale): SharePicture {
  return sharePictures.get(pageUrl(sharedPage(path), locale)) as SharePicture;
}
