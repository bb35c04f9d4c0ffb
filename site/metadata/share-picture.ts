import { createHash } from 'node:crypto';
import { brand } from '#brand';
import { palette } from '#brand/colours';
import { type PageUrl, urls } from '#contract/urls';
import pictures from '../pictures/manifest.json' with { type: 'json' };
import { type Scene, scenes } from '../share/scenes.ts';
import { shareSize } from '../share/share-size.ts';
import { pageText } from './page-texts.ts';
import { headlineText, type ShareText, shareText } from './share-text.ts';

/** Raise it when pictures are drawn in another way: sharing sites keep what they have fetched for weeks, and ask again for another URL only. */
const version = 1;

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
}

function describe(name: keyof typeof scenes, text: ShareText): DrawnSharePicture {
  const scene = scenes[name];
  const drawnFrom = JSON.stringify([version, brand.name, brand.logo, palette, scene, scene.picture && pictures[scene.picture], text]);
  const hash = createHash('sha256').update(drawnFrom).digest('hex').slice(0, 10);
  const slug = urls[name] === urls.home ? 'home' : urls[name].slice(1);
  return { path: `/share/${slug}.${hash}.jpg`, ...shareSize, alt: headlineText(text.headline), text, scene };
}

/** The sharing picture of every page that search engines may show. */
export const sharePictures = new Map<PageUrl, DrawnSharePicture>(
  Object.entries(urls)
    .filter((entry): entry is [keyof typeof scenes, PageUrl] => entry[0] in scenes)
    .map(([name, url]) => [url, describe(name, shareText(pageText(name, 'en')))]),
);

/** A page below another one, such as a client's, is shared with the picture of that one. */
const parents: [start: string, parent: PageUrl][] = [['/client-details/', urls.clients]];

/** The picture that sharing sites and chats show for a page; the first page's when the page has none of its own. */
export function sharePicture(path: string): SharePicture {
  const page = parents.find(([start]) => path.startsWith(start))?.[1] ?? (path as PageUrl);
  return (sharePictures.get(page) ?? sharePictures.get(urls.home)) as SharePicture;
}
